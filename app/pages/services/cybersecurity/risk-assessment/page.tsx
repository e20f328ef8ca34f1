import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { service } from "~/lib/structured-data";
import { ClosingBanner } from "~/sections/closing-banner";
import { CoverageTable } from "~/sections/coverage-table";
import { PageHero } from "~/sections/page-hero";
import { ProcessSteps } from "~/sections/process-steps";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { Assessments } from "./assessments";
import { Benefits } from "./benefits";
import * as content from "./content";
import { RiskMatrix } from "./risk-matrix";
import { SampleAssessment } from "./sample-assessment";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/cybersecurity/risk-assessment",
  }),
]);
export const handle: PageHandle = { ruler: content.ruler };

export default function RiskAssessmentPage() {
  return (
    <>
      <PageHero {...content.hero}>
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
        <div className="grid-12 gap-y-12">
          <div className="col-span-full md:col-span-5">
            <RiskMatrix findings={content.sample} />
          </div>
          <div className="col-span-full md:col-span-7 lg:col-span-6 lg:col-start-7">
            <SampleAssessment findings={content.sample} />
          </div>
        </div>
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
