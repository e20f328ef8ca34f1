import { ppcPlans } from "~/catalogue/ppc";
import { reputationPlans } from "~/catalogue/reputation";
import { seoPlans } from "~/catalogue/seo";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { priceMarkers } from "~/lib/price-markers";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, markers: startingFees() } };

export default function MarketingPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

function startingFees() {
  const lines = { Reputation: reputationPlans, SEO: seoPlans, PPC: ppcPlans };
  return priceMarkers(
    Object.entries(lines).flatMap(([name, plans]) => plans.slice(0, 1).map((plan) => ({ ...plan, name }))),
  );
}
