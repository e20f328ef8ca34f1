import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { faqPage } from "~/lib/metadata/faq-page";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { Faq } from "~/sections/faq";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { FindingsTable } from "./findings-table";
import { PillarList } from "./pillar-list";
import { ReviewSchedule } from "./review-schedule";
import { ReviewSteps } from "./review-steps";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud/well-architected" }),
  faqPage(content.faq.entries),
]);
export const handle: PageHandle = { ruler: content.ruler };

export default function WellArchitectedPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <ReviewSchedule steps={content.reviewSteps} />
      </PageHero>
      <Section {...content.pillarsSection}>
        <PillarList pillars={content.pillars} />
      </Section>
      <Section {...content.process} tone="sand">
        <ReviewSteps steps={content.reviewSteps} />
      </Section>
      <Section
        heading={content.findingsSection.heading}
        lede={content.findingsSection.lede}
        layout="aside"
        tone="ink"
      >
        <FindingsTable findings={content.findings} caption={content.findingsSection.caption} />
      </Section>
      <Faq {...content.faq} />
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
