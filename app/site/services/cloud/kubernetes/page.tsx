import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { FoldedSteps } from "~/sections/folded-steps";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ClusterFigure } from "./cluster-figure";
import * as content from "./content";
import { ProviderComparison } from "./provider-comparison";
import { ServiceRacks } from "./service-racks";
import { UnitMetrics } from "./unit-metrics";
import { UseCaseList } from "./use-case-list";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud/kubernetes" }),
]);

export default function KubernetesPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <ClusterFigure />
      </PageHero>
      <Section {...content.metricsSection}>
        <UnitMetrics metrics={content.metrics} />
      </Section>
      <Section {...content.servicesSection} tone="sand">
        <ServiceRacks services={content.services} />
      </Section>
      <Section {...content.providersSection}>
        <ProviderComparison providers={content.providers} />
      </Section>
      <Section {...content.casesSection} tone="ink" layout="aside">
        <UseCaseList cases={content.cases} />
      </Section>
      <Section {...content.processSection} layout="aside">
        <FoldedSteps steps={content.steps} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
