import type { PriceArea } from "~/catalogue/listed-plan";
import { AreaGlyph } from "~/figures/area-glyph";
import { cx } from "~/lib/react/cx";

interface AreaFilterProps {
  areas: readonly PriceArea[];
  /** The area of the plans in view. */
  shown: PriceArea | undefined;
  /** The same, or for a moment the one that will be. */
  chosen: PriceArea | undefined;
  onChoose: (area: PriceArea | undefined) => void;
}

/** "All" and one button for each area, with the number of plans. Useless without a script, so hidden then. */
export function AreaFilter({ areas, shown, chosen, onChoose }: AreaFilterProps) {
  return (
    <div className="price-filter noscript:hidden">
      <div role="group" aria-label="Filter prices by area" className="price-chips">
        {[undefined, ...areas].map((area) => (
          <button
            key={area?.area ?? "all"}
            type="button"
            aria-pressed={area === chosen}
            onClick={() => onChoose(area)}
            className={cx(
              "inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control border px-3 text-dense font-medium transition-colors",
              area === chosen
                ? "border-ink bg-ink text-paper"
                : "border-control bg-surface text-ink hover:border-ink",
            )}
          >
            {area && <AreaGlyph area={area.area} className="size-4" />}
            {area?.name ?? "All"} <span className="label-text">{countOf(area ? [area] : areas)}</span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {shown ? `${countOf([shown])} plans in ${shown.name}` : `All ${countOf(areas)} plans`}
      </p>
    </div>
  );
}

function countOf(areas: readonly PriceArea[]): number {
  return areas.flatMap(({ lines }) => lines).flatMap(({ plans }) => plans).length;
}
