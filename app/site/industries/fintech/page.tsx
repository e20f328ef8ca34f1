import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { CaseStudyLink } from "../case-study-link";
import { ComplianceStandards } from "./compliance-standards";
import * as content from "./content";
import { PaymentTrace, tracePlace } from "./payment-trace";
import { PerformanceMetrics } from "./performance-metrics";
import { ServiceYear } from "./service-year";
import { SolutionLedger } from "./solution-ledger";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.meta.title, path: "/industries/fintech" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: tracePlace } };

export default function FintechPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <PaymentTrace spans={content.trace} caption={content.traceCaption} />
      </PageHero>
      <Section {...content.solutionsSection}>
        <SolutionLedger solutions={content.solutions} />
      </Section>
      <Section {...content.servicesSection} tone="sand">
        <ServiceYear rhythms={content.serviceYear} />
      </Section>
      <Section {...content.standardsSection} layout="aside">
        <ComplianceStandards sheet={content.auditSheet} standards={content.standards} />
      </Section>
      <Section {...content.metricsSection} tone="ink">
        <PerformanceMetrics metrics={content.performanceMetrics} />
      </Section>
      <CaseStudyLink {...content.caseStudy} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
