import { monitoringPlans } from "~/catalogue/monitoring";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function MonitoringPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section id="packages" {...content.plans}>
        <PlanCards plans={monitoringPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
