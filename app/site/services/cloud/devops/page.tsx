import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { DocumentSheet } from "~/sections/document-sheet";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { SheetChecks } from "~/sections/sheet-checks";
import * as content from "./content";
import { DeliveryLoop } from "./delivery-loop";
import { Handover } from "./handover";
import { ImpactPanel } from "./impact-panel";
import { ServiceLanes } from "./service-lanes";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud/devops" }),
]);

export default function DevOpsPage() {
  const { impact, processSection } = content;
  return (
    <>
      <PageHero {...content.hero}>
        <DeliveryLoop />
      </PageHero>
      <Section heading={impact.heading} lede={impact.lede} tone="ink">
        <ImpactPanel metrics={content.impactMetrics} caption={impact.caption} />
      </Section>
      <Section {...content.servicesSection}>
        <ServiceLanes services={content.services} />
      </Section>
      <Section heading={processSection.heading} lede={processSection.lede} tone="sand">
        <Handover steps={content.processSteps} caption={processSection.caption} />
      </Section>
      <Section {...content.toolsSection} layout="aside">
        <DocumentSheet {...content.releaseSheet}>
          <SheetChecks headings={["Step and its tools", "Done at"]} checks={content.releaseChecks} />
        </DocumentSheet>
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
