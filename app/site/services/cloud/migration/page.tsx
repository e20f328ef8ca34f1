import { lastNineColumns } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { DocumentSheet } from "~/sections/document-sheet";
import { ExtentTable } from "~/sections/extent-table";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { ProcessSteps } from "~/sections/process-steps";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { SheetBars } from "~/sections/sheet-bars";
import { SheetSteps } from "~/sections/sheet-steps";
import * as content from "./content";
import { Optimization } from "./optimization";
import { StrategyChart } from "./strategy-chart";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud/migration" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: lastNineColumns } };

/** The colours of the strategies in the chart above the table. */
const strategyFills = ["fill-cloud", "fill-blue", "fill-ink"];

export default function MigrationPage() {
  return (
    <>
      <PageHero {...content.hero} layout="below">
        <StrategyChart heading={content.strategiesHeading} strategies={content.strategies} />
      </PageHero>
      <Section layout="aside" {...content.changes}>
        <ExtentTable
          corner="Layer"
          columns={content.strategies.map(({ title }) => ({ name: title }))}
          rows={content.changedLayers}
          shares={{ Stays: 0, "In part": 0.5, Changes: 1 }}
          fills={strategyFills}
        />
      </Section>
      <Section {...content.process}>
        <ProcessSteps steps={content.steps} />
      </Section>
      <Section tone="sand" {...content.optimization}>
        <Optimization savings={content.savings} />
      </Section>
      <Section layout="aside" {...content.cutover}>
        <DocumentSheet {...content.cutoverSheet} folded>
          <SheetSteps steps={content.cutoverSteps} />
          <SheetBars bars={content.cutoverBars} />
        </DocumentSheet>
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
