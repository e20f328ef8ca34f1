import { threatProtectionPlans } from "~/catalogue/threat-protection";
import { leftHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { CoverageTable } from "~/sections/coverage-table";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { DeviceCaps } from "./device-caps";
import { LayersOfDefence } from "./layers-of-defence";
import { Response } from "./response";
import { ThreatLedger } from "./threat-ledger";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/cybersecurity/threat-protection",
    plans: threatProtectionPlans,
  }),
]);
export const handle: PageHandle = {
  ruler: { ...content.ruler, ...priceRuler(threatProtectionPlans), place: leftHalf },
};

export default function ThreatProtectionPage() {
  return (
    <>
      <PageHero
        {...content.hero}
        layout="titled"
        prices={<PlanPrices plans={threatProtectionPlans} ruler={content.ruler.to} />}
      >
        <LayersOfDefence layers={content.layers.map((layer) => layer.name)} threats={content.threatList} />
      </PageHero>
      <Section {...content.threats}>
        <ThreatLedger threats={content.threatList} />
      </Section>
      <Section {...content.coverage} tone="sand">
        <div className="area-cybersecurity">
          <CoverageTable
            rowsLabel="Layer"
            detailsLabel="Technologies"
            columns={threatProtectionPlans.map((plan) => plan.name)}
            labels={["Included", "Not included"]}
            rows={content.layers}
          />
        </div>
      </Section>
      <Section {...content.response}>
        <Response steps={content.steps} caption={content.responseCaption} />
      </Section>
      <Section id="plans" {...content.plans} tone="sand">
        <DeviceCaps plans={threatProtectionPlans} />
        <PlanCards plans={threatProtectionPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
