import { dataCentres } from "~/catalogue/data-centres";
import { hostingProducts } from "~/catalogue/hosting-products";
import type { PageHandle } from "~/layout/page-handle";
import { formatPrice } from "~/lib/format-price";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, markers: regionMarkers() } };

export default function HostingPage() {
  return (
    <>
      <PageHero {...content.hero} facts={startingPrices} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

const startingPrices = hostingProducts.map(({ title, startingPrice, per }) => ({
  label: `${title} from`,
  value: `${formatPrice(startingPrice)}/${per}`,
}));

/** Each region's flag stands where its data centres begin. */
function regionMarkers() {
  return dataCentres.map(({ region, count }, index) => ({
    at: dataCentres.slice(0, index).reduce((sum, before) => sum + before.count, 0),
    label: `${region} ${count}`,
  }));
}
