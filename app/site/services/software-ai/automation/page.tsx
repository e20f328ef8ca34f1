import { automationSavings } from "~/catalogue/automation";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { StepRows } from "~/sections/step-rows";
import * as content from "./content";
import { dayPlace, MorningsBack } from "./mornings-back";
import { ProcessChains } from "./process-chains";
import { RemainingStacks } from "./remaining-stacks";
import { SharedWork } from "./shared-work";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/software-ai/automation" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: dayPlace } };

const facts = automationSavings.map(({ measure, saved }) => ({
  value: `${saved}%`,
  label: content.benefits[measure]?.title ?? measure,
}));

export default function AutomationPage() {
  return (
    <div className="area-software-ai">
      <PageHero {...content.hero} facts={facts}>
        <MorningsBack />
      </PageHero>
      <Section {...content.servicesSection}>
        <SharedWork services={content.services} />
      </Section>
      <Section {...content.metricsSection}>
        <RemainingStacks savings={automationSavings} copy={content.benefits} />
      </Section>
      <Section {...content.industrySection}>
        <ProcessChains entries={content.industryUseCases} />
      </Section>
      <Section {...content.processSection}>
        <StepRows steps={content.steps} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
