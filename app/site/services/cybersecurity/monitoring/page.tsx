import { monitoringPlans } from "~/catalogue/monitoring";
import { lastNineColumns } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { DocumentSheet } from "~/sections/document-sheet";
import { PageHero } from "~/sections/page-hero";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { SheetBars } from "~/sections/sheet-bars";
import { SheetSteps } from "~/sections/sheet-steps";
import { Capabilities } from "./capabilities";
import * as content from "./content";
import { DayOfEvents } from "./day-of-events";
import { MonitoringServices } from "./monitoring-services";
import { PlanStairs } from "./plan-stairs";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/cybersecurity/monitoring",
    plans: monitoringPlans,
  }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: lastNineColumns } };

export default function MonitoringPage() {
  return (
    <>
      <PageHero {...content.hero} prices={<PlanPrices plans={monitoringPlans} />}>
        <DayOfEvents />
      </PageHero>
      <Section {...content.services}>
        <MonitoringServices services={content.serviceList} />
      </Section>
      <Section {...content.capabilities} tone="sand">
        <Capabilities capabilities={content.capabilityList} />
      </Section>
      <Section {...content.report} layout="aside">
        <div className="area-cybersecurity">
          <DocumentSheet {...content.reportSheet} folded>
            <SheetSteps steps={content.reportSteps} />
            <SheetBars bars={content.reportBars} />
          </DocumentSheet>
        </div>
      </Section>
      <Section id="packages" {...content.plans}>
        <PlanStairs plans={monitoringPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
