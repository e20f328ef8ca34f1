import { digitalStrategyPlans } from "~/catalogue/digital-strategy";
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
import { BudgetLines } from "./budget-lines";
import { Chapters } from "./chapters";
import * as content from "./content";
import { Examinations } from "./examinations";
import { PhaseLedger } from "./phase-ledger";
import { PriceStack } from "./price-stack";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/marketing/digital-strategy",
    plans: digitalStrategyPlans,
  }),
]);
export const handle: PageHandle = {
  ruler: { ...content.ruler, ...priceRuler(digitalStrategyPlans), place: leftHalf },
};

export default function DigitalStrategyPage() {
  return (
    <div className="area-marketing">
      <PageHero
        {...content.hero}
        layout="titled"
        prices={<PlanPrices plans={digitalStrategyPlans} ruler={content.ruler.to} />}
      >
        <BudgetLines />
      </PageHero>
      <Section {...content.services}>
        <Examinations entries={content.services.entries} />
      </Section>
      <Section {...content.paper}>
        <Chapters chapters={content.paper.chapters} />
      </Section>
      <Section {...content.process}>
        <PhaseLedger phases={content.process.phases} />
      </Section>
      <Section {...content.plans}>
        <PriceStack plans={digitalStrategyPlans} />
        <PlanCards plans={digitalStrategyPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
