import { crisisResponseHours, reputationPlans } from "~/catalogue/reputation";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = {
  ruler: {
    ...content.ruler,
    markers: [{ at: crisisResponseHours, label: `Crisis response within ${crisisResponseHours} hours` }],
  },
};

export default function ReputationPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section {...content.plans}>
        <PlanCards plans={reputationPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
