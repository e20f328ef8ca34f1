import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { MetricBand } from "~/sections/metric-band";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section {...content.totals}>
        <MetricBand metrics={content.stats} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
