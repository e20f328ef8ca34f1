import Plus from "lucide-react/icons/plus";

import type { PriceArea } from "~/catalogue/listed-plan";
import { AreaGlyph } from "~/figures/area-glyph";
import { pages } from "~/site-map";
import { SiteLink } from "~/ui/site-link";
import { PriceTable } from "./price-table";

/** All plans in words, area by area. */
export function PriceTables({ areas }: { areas: readonly PriceArea[] }) {
  return areas.map((area) => <AreaPrices key={area.area} {...area} />);
}

/** Folded on a small screen: a <details>, which a wider one shows open (pricing.css). An address into it opens it. */
function AreaPrices({ area, name, lines }: PriceArea) {
  const path = pages.find((page) => page.area === area)?.path;
  return (
    <details className={`group price-group area-${area}`}>
      <summary className="price-summary">
        <AreaGlyph area={area} className="size-5.5" />
        <h3 className="text-h3">{name}</h3>
        <Plus
          aria-hidden
          size={20}
          className="ml-auto shrink-0 text-ink-3 transition-transform duration-220 group-open:rotate-45 md:hidden"
        />
        <span className="label-text basis-full text-ink-3 group-open:hidden md:hidden">
          {lines.map((line) => line.name).join(", ")}
        </span>
      </summary>
      <div className="price-columns">
        {lines.map((line) => (
          <PriceTable key={line.id} line={line} />
        ))}
      </div>
      {path && (
        <SiteLink
          to={path}
          className="mb-6 inline-block py-2.5 text-small font-strong text-blue-text underline"
        >
          {name} in full
        </SiteLink>
      )}
    </details>
  );
}
