import { payScale, positions } from "~/catalogue/positions";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { Benefits } from "./benefits";
import * as content from "./content";
import { OurValues } from "./our-values";
import { PositionList } from "./position-list";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function CareersPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section {...content.valuesSection} tone="ink">
        <OurValues values={content.values} />
      </Section>
      <Section {...content.benefitsSection}>
        <Benefits benefits={content.benefits} />
      </Section>
      <Section id="positions" {...content.openings} tone="sand">
        <PositionList positions={positions} scale={payScale} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
