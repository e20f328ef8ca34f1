import { rightHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { AuditYear } from "./audit-year";
import { ComplianceServices } from "./compliance-services";
import * as content from "./content";
import { FrameworkMatrix } from "./framework-matrix";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cybersecurity/compliance" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: rightHalf } };

export default function CompliancePage() {
  return (
    <>
      <PageHero {...content.hero}>
        <AuditYear services={content.serviceList} />
      </PageHero>
      <Section {...content.frameworks}>
        <FrameworkMatrix frameworks={content.frameworkList} />
      </Section>
      <Section {...content.services} tone="sand">
        <ComplianceServices services={content.serviceList} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
