import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { TopicList } from "~/sections/topic-list";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function AnnouncementsPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section layout="aside" {...content.notices}>
        <TopicList topics={content.topics} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
