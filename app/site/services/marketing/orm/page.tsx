import { crisisResponseHours, reputationPlans } from "~/catalogue/reputation";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { DocumentSheet } from "~/sections/document-sheet";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ServiceGrid } from "~/sections/service-grid";
import { SheetBars } from "~/sections/sheet-bars";
import { SheetChecks } from "~/sections/sheet-checks";
import * as content from "./content";
import { CrisisDay } from "./crisis-day";
import { VerdictTable } from "./verdict-table";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/marketing/orm",
    plans: reputationPlans,
  }),
]);
export const handle: PageHandle = {
  ruler: {
    ...content.ruler,
    markers: [{ at: crisisResponseHours, label: `Crisis response within ${crisisResponseHours} hours` }],
  },
};

export default function ReputationPage() {
  return (
    <div className="area-marketing">
      <PageHero {...content.hero} prices={<PlanPrices plans={reputationPlans} />}>
        <CrisisDay />
      </PageHero>
      <Section {...content.services}>
        <ServiceGrid services={content.services.entries} sign="title" label="Where:" />
      </Section>
      <Section {...content.verdicts}>
        <VerdictTable rows={content.verdicts.rows} />
      </Section>
      <Section {...content.report}>
        <DocumentSheet {...content.reportSheet}>
          <SheetChecks headings={["This month", "Result"]} checks={content.reportLines} />
          <SheetBars bars={content.reportBars} />
        </DocumentSheet>
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={reputationPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
