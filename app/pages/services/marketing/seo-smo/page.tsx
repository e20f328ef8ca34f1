import { seoPlans } from "~/catalogue/seo";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { priceMarkers } from "~/lib/price-markers";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, markers: priceMarkers(seoPlans) } };

export default function SeoPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section {...content.plans}>
        <PlanCards plans={seoPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
