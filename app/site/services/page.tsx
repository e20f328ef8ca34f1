import { startingPriceNote } from "~/catalogue/domains";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { ClosingBanner } from "~/sections/closing-banner";
import { MetricBand } from "~/sections/metric-band";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { FigureFrame } from "~/ui/figure-frame";
import type { Route } from "./+types/page";
import { AreaIndex } from "./area-index";
import * as content from "./content";
import { IndustryLinks } from "./industry-links";
import { serviceList } from "./service-list";
import { ServiceShelves } from "./service-shelves";
import { loadStartingPrices } from "./starting-price.server";

export function loader() {
  return { prices: loadStartingPrices(), domainNote: startingPriceNote };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

export const meta = pageMeta(content.meta, [serviceList()]);
export const handle: PageHandle = { ruler: content.ruler };

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { prices, domainNote } = loaderData;
  return (
    <>
      <PageHero {...content.hero}>
        <AreaIndex label={content.areaIndex} areas={[...content.areas, content.industries]} />
      </PageHero>
      <Section id="services" {...content.list}>
        <FigureFrame caption={`${content.shelvesCaption} ${domainNote}`}>
          <ServiceShelves
            areas={content.areas}
            sentences={content.sentences}
            quotes={content.quotes}
            prices={prices}
            byOffer={content.byOffer}
          />
        </FigureFrame>
        <IndustryLinks page={content.industries} sentences={content.sentences} />
      </Section>
      <Section {...content.promiseSection} tone="ink">
        <MetricBand metrics={content.promises} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
