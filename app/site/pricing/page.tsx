import { useMemo } from "react";

import type { PriceArea } from "~/catalogue/listed-plan";
import { priceAreas } from "~/catalogue/price-list";
import { Estimate } from "~/features/estimate/estimate";
import { PriceRuler } from "~/features/price-ruler/price-ruler";
import { powers, ticks } from "~/features/price-ruler/price-scale";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { Breadcrumb } from "~/sections/breadcrumb";
import { ClosingBanner } from "~/sections/closing-banner";
import { Section } from "~/sections/section";
import type { Route } from "./+types/page";
import * as content from "./content";
import { EstimateSlot } from "./estimate-slot";
import { PriceTables } from "./price-tables";
import "./pricing.css";
import { Terms } from "./terms";

/**
 * At build time: a visitor gets the list of prices, without the whole catalogue in a script. As text, because the router's own
 * way to write so many small objects takes half as much again.
 */
export function loader() {
  return { prices: JSON.stringify(priceAreas) };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

/** Another area in the address needs no other prices. */
export function shouldRevalidate() {
  return false;
}

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...powers, ...content.ruler, minor: ticks.map(Math.log10) } };

export default function PricingPage({ loaderData: { prices } }: Route.ComponentProps) {
  const areas = useMemo((): readonly PriceArea[] => JSON.parse(prices), [prices]);
  return (
    <>
      <section className="border-b border-rule-2">
        <div className="wrap pb-14">
          <Breadcrumb />
          <div className="pt-8 md:pt-14">
            <PriceRuler
              areas={areas}
              start={content.hero.start}
              intro={
                <>
                  <h1 className="text-h1">{content.hero.title}</h1>
                  <p className="mt-6 max-w-[44ch] text-lede text-ink-2">{content.hero.lede}</p>
                </>
              }
              Extra={EstimateSlot}
            />
          </div>
        </div>
      </section>
      <Section {...content.tables}>
        <PriceTables areas={areas} />
      </Section>
      <Section id="estimate" tone="sand" {...content.estimate}>
        <Estimate />
      </Section>
      <Section {...content.terms}>
        <Terms entries={content.termEntries} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}
