import { threatProtectionPlans } from "~/catalogue/threat-protection";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { priceMarkers } from "~/lib/price-markers";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = {
  ruler: { ...content.ruler, markers: priceMarkers(threatProtectionPlans) },
};

export default function ThreatProtectionPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section id="plans" {...content.plans}>
        <PlanCards plans={threatProtectionPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
