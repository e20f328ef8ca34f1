import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { DesignServices } from "./design-services";
import { ImpactRows } from "./impact-rows";
import { ScreenSteps } from "./screen-steps";
import { SpecialtyList } from "./specialty-list";
import { ThreeWidths } from "./three-widths";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/software-ai/ux-ui" }),
]);

export default function UxUiPage() {
  return (
    <div className="area-software-ai">
      <PageHero {...content.hero} layout="below">
        <ThreeWidths />
      </PageHero>
      <Section {...content.servicesSection}>
        <DesignServices services={content.services} />
      </Section>
      <Section {...content.processSection}>
        <ScreenSteps steps={content.steps} />
      </Section>
      <Section {...content.specialtiesSection}>
        <SpecialtyList specialties={content.specialties} />
      </Section>
      <Section {...content.metricsSection}>
        <ImpactRows metrics={content.metrics} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
