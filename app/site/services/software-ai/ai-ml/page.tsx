import { rightHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { AiServices } from "./ai-services";
import { BenefitBars } from "./benefit-bars";
import { ConfidenceChart } from "./confidence-chart";
import * as content from "./content";
import { StopGates } from "./stop-gates";
import { UseCaseLedger } from "./use-case-ledger";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/software-ai/ai-ml" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: rightHalf } };

export default function AiMlPage() {
  return (
    <div className="area-software-ai">
      <PageHero
        {...content.hero}
        facts={content.metrics.map(({ metric, title }) => ({ value: metric, label: title }))}
      >
        <ConfidenceChart />
      </PageHero>
      <Section {...content.servicesSection}>
        <AiServices services={content.services} />
      </Section>
      <Section {...content.industrySection}>
        <UseCaseLedger entries={content.industryUseCases} />
      </Section>
      <Section {...content.processSection}>
        <StopGates steps={content.steps} />
      </Section>
      <Section {...content.metricsSection}>
        <BenefitBars metrics={content.metrics} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
