import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { TextLink } from "~/ui/text-link";
import { CaseStudyLink } from "../case-study-link";
import { BeforeAfter } from "./before-after";
import { ClinicDay, dayPlace } from "./clinic-day";
import * as content from "./content";
import { RecordView } from "./record-view";
import { StandardRegister } from "./standard-register";
import { VisitPath } from "./visit-path";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.meta.title, path: "/industries/healthcare" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: dayPlace } };

export default function HealthcarePage() {
  return (
    <>
      <PageHero {...content.hero}>
        <RecordView {...content.record} />
      </PageHero>
      <Section {...content.solutionsSection}>
        <VisitPath stages={content.stages} />
      </Section>
      <Section {...content.servicesSection}>
        <ClinicDay services={content.services} />
      </Section>
      <Section {...content.standardsSection}>
        <StandardRegister standards={content.standards} />
        <p className="mt-8">
          <TextLink to={content.standardsLink.to}>{content.standardsLink.label}</TextLink>
        </p>
      </Section>
      <Section {...content.metricsSection}>
        <BeforeAfter metrics={content.metrics} />
      </Section>
      <CaseStudyLink {...content.caseStudy} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
