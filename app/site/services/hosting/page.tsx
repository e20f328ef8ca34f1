import { hostingProducts } from "~/catalogue/hosting-products";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { TextLink } from "~/ui/text-link";
import * as content from "./content";
import { DataCentres } from "./data-centres";
import { Hardware } from "./hardware";
import { ProductLanes } from "./product-lanes";
import { Rack } from "./rack";
import { ServiceModels } from "./service-models";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/hosting",
    plans: hostingProducts.map(({ title, startingPrice, per }) => ({
      name: title,
      price: startingPrice,
      period: per === "year" ? "/year" : `per ${per}`,
    })),
  }),
]);

export default function HostingPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <Rack units={content.rack} />
      </PageHero>
      <Section {...content.products}>
        <ProductLanes products={hostingProducts} glyphs={content.productGlyphs} />
        <p className="mt-7 text-ink-2">
          {content.sharedHint.text}{" "}
          <TextLink to={content.sharedHint.link.to}>{content.sharedHint.link.label}</TextLink>
        </p>
      </Section>
      <Section {...content.models}>
        <ServiceModels />
      </Section>
      <Section {...content.hardware}>
        <Hardware parts={content.parts} />
      </Section>
      <DataCentres />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}
