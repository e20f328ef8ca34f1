import { rightHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { ProcessSteps } from "~/sections/process-steps";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { TextLink } from "~/ui/text-link";
import { AiSolutions } from "./ai-solutions";
import { ClickTrace } from "./click-trace";
import * as content from "./content";
import { DevelopmentServices } from "./development-services";
import { IndustryNeeds } from "./industry-needs";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/software-ai" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: rightHalf } };

export default function SoftwareAiPage() {
  return (
    <div className="area-software-ai">
      <PageHero {...content.hero}>
        <ClickTrace />
      </PageHero>
      <Section {...content.development}>
        <DevelopmentServices services={content.developmentServices} />
        <TextLink to={content.links.development.to} className="mt-8">
          {content.links.development.label}
        </TextLink>
      </Section>
      <Section {...content.ai}>
        <AiSolutions solutions={content.aiSolutions} />
        <TextLink to={content.links.ai.to} className="mt-8">
          {content.links.ai.label}
        </TextLink>
      </Section>
      <Section {...content.industriesSection}>
        <IndustryNeeds />
      </Section>
      <Section {...content.processSection}>
        <ProcessSteps steps={content.steps} />
      </Section>
      <RelatedPages except={Object.values(content.links).map(({ to }) => to)} />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
