import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { CaseStudyLink } from "../case-study-link";
import * as content from "./content";
import { OrderPath } from "./order-path";
import { PlatformTable } from "./platform-table";
import { SaleChart, yearPlace } from "./sale-chart";
import { ScaledMetrics } from "./scaled-metrics";
import { ServiceLedger } from "./service-ledger";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.meta.title, path: "/industries/ecommerce" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: yearPlace } };

export default function EcommercePage() {
  return (
    <>
      <PageHero {...content.hero}>
        <SaleChart />
      </PageHero>
      <Section {...content.solutionsSection}>
        <OrderPath solutions={content.solutions} />
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
      <CaseStudyLink {...content.caseStudy} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
