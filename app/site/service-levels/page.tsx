import { CreditCalculator } from "~/features/credit-calculator/credit-calculator";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Register } from "~/sections/register";
import { Section } from "~/sections/section";
import { StepRows } from "~/sections/step-rows";
import { FigureFrame } from "~/ui/figure-frame";
import * as content from "./content";
import { CreditTable } from "./credit-table";
import { SupportMatrix } from "./support-matrix";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function ServiceLevelsPage() {
  return (
    <>
      <PageHero {...content.hero} layout="below">
        <FigureFrame caption={content.creditCaption}>
          <CreditCalculator />
        </FigureFrame>
      </PageHero>
      <Section {...content.credits}>
        <CreditTable caption={content.credits.heading} />
      </Section>
      <Section tone="sand" {...content.support}>
        <SupportMatrix caption={content.matrix.caption} rows={content.supportRows} />
        <p className="label-text mt-5 text-ink-3">{content.matrix.note}</p>
      </Section>
      <Section layout="aside" {...content.maintenance}>
        <Register entries={content.maintenanceEntries} />
      </Section>
      <Section tone="sand" {...content.claim}>
        <StepRows steps={content.claimSteps} compact />
        <p className="mt-6 text-small text-ink-2">{content.claimNote}</p>
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
