import type { DataCentreRegion } from "~/catalogue/data-centres";
import { UnitRows } from "~/figures/unit-rows";
import { coarseGrid, coarseLand, land, landGrid, type LandRun } from "./land";

/** Where a region's stack stands, in degrees: somewhere in its middle, not at an address. */
const places: Record<string, { longitude: number; latitude: number }> = {
  "North America": { longitude: -103, latitude: 38 },
  Europe: { longitude: 12, latitude: 46 },
  "Asia Pacific": { longitude: 112, latitude: 14 },
  "Latin America": { longitude: -60, latitude: -18 },
};

/** A world of flat dots, and on each region as many bars as it has data centres. */
export function WorldMap({ regions }: { regions: readonly DataCentreRegion[] }) {
  const label = regions.map(({ region, count }) => `${count} in ${region}`).join(", ");
  return (
    <div role="img" aria-label={`World map of data centres: ${label}.`} className="relative">
      <Land runs={land} grid={landGrid} className="hidden w-full md:block" />
      <Land runs={coarseLand} grid={coarseGrid} className="block w-full md:hidden" />
      <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
        {regions.map((region) => (
          <Stack key={region.region} {...region} />
        ))}
      </svg>
    </div>
  );
}

interface LandProps {
  runs: readonly LandRun[];
  grid: { columns: number; rows: number };
  className: string;
}

function Land({ runs, grid, className }: LandProps) {
  return (
    <svg viewBox={`0 0 ${grid.columns * 10} ${grid.rows * 10}`} className={className}>
      <UnitRows
        rows={runs.map(({ row, from, count }) => ({ y: row * 10 + 2, from, count }))}
        pitch={10}
        size={{ width: 7, height: 4.4 }}
        className="text-rule-2"
      />
    </svg>
  );
}

/** The bars stand on the region and grow upwards; the count stands beside the topmost one. */
function Stack({ region, count }: DataCentreRegion) {
  const place = places[region];
  if (!place) return null;
  const x = ((place.longitude + 170) / 360) * 100;
  const y = ((80 - place.latitude) / (landGrid.rows * 3)) * 100;
  return (
    <svg x={`${x}%`} y={`${y}%`} className="overflow-visible">
      <g className="max-md:hidden">
        <path d={bars(count, { pitch: 8, width: 34, height: 5 })} className="fill-accent" />
        <text
          x="44"
          y={-8 * (count - 1) + 12}
          className="fill-ink stroke-ground stroke-8 text-callout-4xl [paint-order:stroke] font-strong tracking-price"
        >
          {count}
        </text>
        <text
          x="45"
          y={-8 * (count - 1) + 33}
          className="fill-ink-2 stroke-ground stroke-8 text-dense [paint-order:stroke] font-medium narrow"
        >
          {region}
        </text>
      </g>
      <g className="md:hidden">
        <path d={bars(count, { pitch: 3.5, width: 14, height: 2.2 })} className="fill-accent" />
        <text
          x="18"
          y={-3.5 * (count - 1) + 11}
          className="fill-ink stroke-ground stroke-4 text-title-sm [paint-order:stroke] font-strong tracking-callout"
        >
          {count}
        </text>
      </g>
    </svg>
  );
}

function bars(
  count: number,
  { pitch, width, height }: { pitch: number; width: number; height: number },
): string {
  return Array.from(
    { length: count },
    (_, index) => `M0 ${-index * pitch}h${width}v${height}h-${width}z`,
  ).join("");
}
