import type { Area, Page } from "~/site-map";
import { SiteLink } from "~/ui/site-link";
import { OfferedServices } from "./offered-services";
import { PriceAxis, PriceSpine } from "./price-spine";
import { ShelfHead } from "./shelf-head";
import type { StartingPrice } from "./starting-price";

interface ServiceShelvesProps {
  areas: readonly Page[];
  /** What an area is for. */
  sentences: Record<Area, string>;
  /** By path: what a visitor would say who needs the service. */
  quotes: Readonly<Record<string, string>>;
  /** By path; a service without one is priced by a written offer. */
  prices: Readonly<Record<string, StartingPrice>>;
  /** What stands before the services without a price. */
  byOffer: string;
}

/** A shelf for each area; on it each service once, from the lowest starting price up. */
export function ServiceShelves({ areas, sentences, quotes, prices, byOffer }: ServiceShelvesProps) {
  return (
    <div data-scale="starting-prices" className="relative grid gap-y-12">
      {areas.map(({ path, label, area, children = [] }) => {
        if (!area) return null;
        const priced = onShelf(children, prices);
        const offered = children.filter((service) => !prices[service.path]);
        return (
          <div key={path} id={area} className={`area-${area}`}>
            <ShelfHead area={area} path={path} label={label} sentence={sentences[area]} />
            {priced.length > 0 && <PriceAxis />}
            {priced.length > 0 && (
              <ul className="border-t border-axis">
                {priced.map(({ service, price }) => (
                  <Spine key={service.path} service={service} price={price} quote={quotes[service.path]} />
                ))}
              </ul>
            )}
            {offered.length > 0 && <OfferedServices label={byOffer} services={offered} quotes={quotes} />}
          </div>
        );
      })}
    </div>
  );
}

function onShelf(services: readonly Page[], prices: ServiceShelvesProps["prices"]) {
  return services
    .flatMap((service) => {
      const price = prices[service.path];
      return price ? [{ service, price }] : [];
    })
    .toSorted((one, other) => one.price.dollars - other.price.dollars);
}

interface SpineProps {
  service: Page;
  price: StartingPrice;
  quote: string | undefined;
}

function Spine({ service: { path, label }, price, quote }: SpineProps) {
  return (
    <li className="group relative pt-2.5 transition-colors hover:bg-sand">
      <p className="flex flex-wrap items-baseline gap-x-5">
        {/* The whole row is the link's target; its text can still be selected. */}
        <SiteLink
          to={path}
          className="font-strong tracking-name after:absolute after:inset-0 group-hover:text-blue-text"
        >
          {label}
        </SiteLink>
        <span className="ml-auto text-small font-medium md:order-2">{price.text}</span>
        {quote && <span className="text-small text-ink-2 max-md:w-full md:order-1">“{quote}”</span>}
      </p>
      <PriceSpine price={price} />
    </li>
  );
}
