import { shiftPlace } from "./shift-place";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { CaseStudyLink } from "../case-study-link";
import * as content from "./content";
import { ImpactMetrics } from "./impact-metrics";
import { PlantLevels } from "./plant-levels";
import { ShiftLanes } from "./shift-lanes";
import { Technologies } from "./technologies";
import { UseCases } from "./use-cases";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.meta.title, path: "/industries/manufacturing" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: shiftPlace } };

export default function ManufacturingPage() {
  const { technologiesSection } = content;
  return (
    <>
      <PageHero {...content.hero}>
        <ShiftLanes {...content.shiftCopy} />
      </PageHero>
      <Section {...content.solutionsSection}>
        <PlantLevels levels={content.plantLevels} />
      </Section>
      <Section
        heading={technologiesSection.heading}
        lede={technologiesSection.lede}
        tone="sand"
        layout="aside"
      >
        <Technologies technologies={content.technologies} caption={technologiesSection.caption} />
      </Section>
      <Section {...content.casesSection}>
        <UseCases trades={content.trades} />
      </Section>
      <Section {...content.metricsSection} tone="ink">
        <ImpactMetrics metrics={content.impactMetrics} />
      </Section>
      <CaseStudyLink {...content.caseStudy} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
