import { penetrationTestingPlans } from "~/catalogue/penetration-testing";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { CoverageTable } from "~/sections/coverage-table";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { ProcessSteps } from "~/sections/process-steps";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { Assessments } from "./assessments";
import { Benefits } from "./benefits";
import * as content from "./content";
import { LevelLanes } from "./level-lanes";
import { SampleAssessment } from "./sample-assessment";
import { TestingPrices } from "./testing-prices";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/cybersecurity/risk-assessment",
  }),
]);

export default function RiskAssessmentPage() {
  return (
    <>
      <PageHero {...content.hero} layout="below">
        <SampleAssessment findings={content.sample} />
        <Benefits benefits={content.benefits} />
      </PageHero>
      <Section {...content.assessments}>
        <Assessments assessments={content.assessmentList} />
      </Section>
      <Section {...content.methodology} tone="sand">
        <ProcessSteps steps={content.phases} />
      </Section>
      <Section {...content.frameworks}>
        <div className="area-cybersecurity">
          <CoverageTable {...content.frameworkTable} />
        </div>
      </Section>
      <Section {...content.matrix} tone="ink">
        <LevelLanes findings={content.sample} />
      </Section>
      <Section {...content.prices} tone="sand">
        <TestingPrices plans={penetrationTestingPlans} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
