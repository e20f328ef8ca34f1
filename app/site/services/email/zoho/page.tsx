import { zohoPlans } from "~/catalogue/zoho";
import { rightHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { CareList } from "./care-list";
import * as content from "./content";
import { PriceBalance } from "./price-balance";
import { ProductOverlap } from "./product-overlap";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/email/zoho",
    plans: zohoPlans,
  }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, ...priceRuler(zohoPlans), place: rightHalf } };

export default function ZohoMailPage() {
  return (
    <>
      <PageHero
        {...content.hero}
        layout="below"
        prices={<PlanPrices plans={zohoPlans} ruler={content.ruler.to} />}
      >
        <PriceBalance />
      </PageHero>
      <Section {...content.choice}>
        <ProductOverlap groups={content.choice.groups} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={zohoPlans} hasTrial />
      </Section>
      <Section {...content.care}>
        <CareList items={content.care.items} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
