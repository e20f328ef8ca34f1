import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ServiceGrid } from "~/sections/service-grid";
import * as content from "./content";
import { ScaledMetrics } from "./scaled-metrics";
import { SourceToDecision } from "./source-to-decision";
import { TidyingSteps } from "./tidying-steps";
import { ToolDrawers } from "./tool-drawers";
import { UseCaseCards } from "./use-case-cards";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud/data-analytics" }),
]);

export default function DataAnalyticsPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <SourceToDecision />
      </PageHero>
      <Section {...content.metricsSection} layout="aside">
        <ScaledMetrics metrics={content.metrics} />
      </Section>
      <Section {...content.servicesSection}>
        <ServiceGrid services={content.services} layout="sheet" tags />
      </Section>
      <Section {...content.casesSection} tone="ink">
        <UseCaseCards cases={content.cases} />
      </Section>
      <Section {...content.processSection}>
        <TidyingSteps steps={content.steps} />
      </Section>
      <Section {...content.toolsSection} layout="aside" tone="sand">
        <ToolDrawers categories={content.toolCategories} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
