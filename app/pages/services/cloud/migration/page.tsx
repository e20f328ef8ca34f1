import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/structured-data";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { ProcessSteps } from "~/sections/process-steps";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { Optimization } from "./optimization";
import { StrategyChart } from "./strategy-chart";
import { Tools } from "./tools";
import { WhatChanges } from "./what-changes";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud/migration" }),
]);
export const handle: PageHandle = { ruler: content.ruler };

export default function MigrationPage() {
  return (
    <>
      <PageHero {...content.hero} layout="below">
        <StrategyChart heading={content.strategiesHeading} strategies={content.strategies} />
      </PageHero>
      <Section layout="aside" {...content.changes}>
        <WhatChanges
          strategies={content.strategies.map((strategy) => strategy.title)}
          layers={content.changedLayers}
        />
      </Section>
      <Section {...content.process}>
        <ProcessSteps steps={content.steps} />
      </Section>
      <Section tone="sand" {...content.optimization}>
        <Optimization savings={content.savings} />
      </Section>
      <Section layout="aside" {...content.toolSection}>
        <Tools categories={content.tools} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
