import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { LectureHalls } from "./lecture-halls";
import { SectorServices } from "./sector-services";
import { SolutionLanes } from "./solution-lanes";
import { YearCalendar } from "./year-calendar";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.meta.title, path: "/industries/education" }),
]);
export const handle: PageHandle = { ruler: content.ruler };

export default function EducationPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <YearCalendar halves={content.halves} {...content.calendar} />
      </PageHero>
      <Section {...content.solutionsSection}>
        <SolutionLanes stages={content.stages} solutions={content.solutions} />
      </Section>
      <Section {...content.servicesSection}>
        <SectorServices services={content.services} />
      </Section>
      <Section {...content.metricsSection}>
        <LectureHalls metrics={content.metrics} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
