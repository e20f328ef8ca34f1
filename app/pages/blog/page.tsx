import { NewsletterForm } from "~/features/newsletter/newsletter-form";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { TopicList } from "~/sections/topic-list";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function BlogPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section {...content.categories}>
        <TopicList topics={content.topics} />
      </Section>
      <Section id="stay-updated" tone="sand" layout="aside" {...content.newsletter}>
        <div className="max-w-xl md:pt-3">
          <NewsletterForm label={content.newsletter.heading} />
        </div>
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
