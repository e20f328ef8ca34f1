import { domainExtensions, domainTerms } from "~/catalogue/domains";
import type { PageHandle } from "~/layout/page-handle";
import { formatPrice } from "~/lib/format-price";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { ExtensionPrices } from "./extension-prices";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, markers: popularPrices() } };

export default function DomainsPage() {
  return (
    <>
      <PageHero {...content.hero} facts={terms} />
      <Section {...content.pricing}>
        <ExtensionPrices extensions={domainExtensions} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

const terms = [
  { label: "A transfer takes", value: domainTerms.transferTime },
  { label: "Added free with it", value: domainTerms.transferExtension },
  { label: "Discount from", value: `${domainTerms.bulkDiscountFrom} domains` },
];

function popularPrices() {
  return domainExtensions
    .filter((each) => each.popular)
    .map(({ extension, price }) => ({ at: price, label: `${extension} ${formatPrice(price)}` }));
}
