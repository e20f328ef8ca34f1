import { googleWorkspacePlans } from "~/catalogue/google-workspace";
import { leftHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { priceRuler } from "~/lib/format/price-markers";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ApplicationLanes } from "./application-lanes";
import { BenefitColumns } from "./benefit-columns";
import * as content from "./content";
import { StorageSquares } from "./storage-squares";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/email/google-workspace",
    plans: googleWorkspacePlans,
  }),
]);
export const handle: PageHandle = {
  ruler: { ...content.ruler, ...priceRuler(googleWorkspacePlans), place: leftHalf },
};

export default function GoogleWorkspacePage() {
  return (
    <>
      <PageHero
        {...content.hero}
        layout="titled"
        prices={<PlanPrices plans={googleWorkspacePlans} ruler={content.ruler.to} />}
      >
        <StorageSquares />
      </PageHero>
      <Section {...content.benefits}>
        <BenefitColumns items={content.benefits.items} />
      </Section>
      <Section {...content.applications}>
        <ApplicationLanes {...content.applications} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={googleWorkspacePlans} hasTrial />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
