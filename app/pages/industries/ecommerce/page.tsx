import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/structured-data";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ServiceGrid } from "~/sections/service-grid";
import * as content from "./content";
import { PlatformTable } from "./platform-table";
import { SaleChart } from "./sale-chart";
import { ScaledMetrics } from "./scaled-metrics";
import { ServiceLedger } from "./service-ledger";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.meta.title, path: "/industries/ecommerce" }),
]);
export const handle: PageHandle = { ruler: content.ruler };

export default function EcommercePage() {
  return (
    <>
      <PageHero {...content.hero}>
        <SaleChart />
      </PageHero>
      <Section {...content.solutionsSection}>
        <ServiceGrid services={content.solutions} layout="columns" sign="title" features="dashed" />
      </Section>
      <Section {...content.platformsSection}>
        <PlatformTable layers={content.layers} platforms={content.platforms} />
      </Section>
      <Section {...content.servicesSection}>
        <ServiceLedger services={content.services} />
      </Section>
      <Section {...content.metricsSection}>
        <ScaledMetrics metrics={content.metrics} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
