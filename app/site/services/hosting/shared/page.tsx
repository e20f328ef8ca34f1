import { sharedPlans } from "~/catalogue/shared-hosting";
import { leftHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { Benefits } from "./benefits";
import * as content from "./content";
import { PlanCapacity } from "./plan-capacity";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/hosting/shared",
    plans: sharedPlans,
  }),
]);
export const handle: PageHandle = {
  ruler: { ...content.ruler, ...priceRuler(sharedPlans), place: leftHalf },
};

export default function SharedHostingPage() {
  return (
    <>
      <PageHero {...content.hero} prices={<PlanPrices plans={sharedPlans} ruler={content.ruler.to} />}>
        <PlanCapacity plans={sharedPlans} />
      </PageHero>
      <Section {...content.benefitSection}>
        <Benefits items={content.benefits} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={sharedPlans} hasTrial />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
