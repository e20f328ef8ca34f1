import { dedicatedPlans } from "~/catalogue/dedicated";
import { leftHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { faqPage } from "~/lib/metadata/faq-page";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { Faq } from "~/sections/faq";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { Benefits } from "./benefits";
import { Comparison } from "./comparison";
import * as content from "./content";
import { NeighboursChart } from "./neighbours-chart";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/hosting/dedicated",
    plans: dedicatedPlans,
  }),
  faqPage(content.faq.entries),
]);
export const handle: PageHandle = {
  ruler: { ...content.ruler, ...priceRuler(dedicatedPlans), place: leftHalf },
};

export default function DedicatedServersPage() {
  return (
    <>
      <PageHero
        {...content.hero}
        layout="titled"
        prices={<PlanPrices plans={dedicatedPlans} ruler={content.ruler.to} />}
      >
        <NeighboursChart />
      </PageHero>
      <Section {...content.benefitSection}>
        <Benefits items={content.benefits} />
      </Section>
      <Section {...content.plans}>
        <Comparison plans={dedicatedPlans} className="max-md:hidden" />
        <div className="md:hidden">
          <PlanCards plans={dedicatedPlans} action={(plan) => `Configure ${plan.name}`} />
        </div>
      </Section>
      <Faq {...content.faq} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
