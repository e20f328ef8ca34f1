import type { PageHandle } from "~/layout/page-handle";
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
import { Repository } from "./repository";
import { ServiceSheet } from "./service-sheet";
import { ToolShelves } from "./tool-shelves";
import { VersionLanes, versionPlace } from "./version-lanes";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/software-ai/development" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: versionPlace } };

export default function DevelopmentPage() {
  return (
    <div className="area-software-ai">
      <PageHero {...content.hero}>
        <Repository />
      </PageHero>
      <Section {...content.servicesSection}>
        <ServiceSheet services={content.services} />
      </Section>
      <Section {...content.processSection}>
        <VersionLanes />
        <div className="mt-8 sm:mt-12">
          <DocumentSheet {...content.handoverSheet}>
            <SheetChecks headings={["Handed over", "State"]} checks={content.handoverChecks} />
          </DocumentSheet>
        </div>
      </Section>
      <Section {...content.technologiesSection}>
        <ToolShelves categories={content.toolCategories} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}
