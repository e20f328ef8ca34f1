import { barsPath } from "~/figures/bars";
import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { FIRST_HOUR, playersOf, type RegionDay, serversFor, STEPS, UNLOCK_HOUR } from "./launch";

export interface Region extends RegionDay {
  name: string;
  /** What the launch is like from there: one or two sentences. */
  note: string;
}

const UNIT = 7;
const GAP = 8;
const COLUMN = 1000 / STEPS;
const hours = [6, 9, 12, 18, 24, 30];

/** One launch, three evenings: players stand on each region's line, the servers for them hang under it. */
export function LaunchDay({ regions, caption }: { regions: readonly Region[]; caption: string }) {
  return (
    <FigureFrame
      example
      caption={caption}
      legend={
        <>
          <LegendItem swatch="bg-accent">One mark: 1,000 players</LegendItem>
          <LegendItem swatch="bg-unit">One mark: servers for 2,000 players, on before they come</LegendItem>
        </>
      }
    >
      <div className="relative">
        <ul className="border-t border-axis">
          {regions.map((region) => (
            <Lane key={region.name} region={region} />
          ))}
        </ul>
      </div>
      <div aria-hidden className="grid-12">
        <svg
          width="100%"
          height="26"
          className="label-text col-span-full overflow-visible text-ink-3 md:col-span-9 md:col-start-4"
        >
          {hours.map((hour) => (
            <text
              key={hour}
              x={at(hour)}
              y="20"
              textAnchor={hour === 6 ? "start" : hour === 30 ? "end" : "middle"}
              className={cx(
                hour === UNLOCK_HOUR && "font-strong text-ink",
                (hour === FIRST_HOUR || hour === 12) && "max-sm:hidden",
              )}
            >
              {clock(hour)}
              {hour === UNLOCK_HOUR && <tspan className="max-sm:hidden"> unlock</tspan>}
            </text>
          ))}
        </svg>
      </div>
    </FigureFrame>
  );
}

function Lane({ region }: { region: Region }) {
  const players = playersOf(region);
  const servers = serversFor(players);
  const line = region.peak * UNIT + 30;
  const height = line + GAP + Math.max(...servers) * UNIT + 14;
  return (
    <li className="grid-12 border-b border-rule-2">
      <div className="col-span-full pt-4 md:col-span-3 md:pr-6 md:pb-5">
        <p className="text-h4">{region.name}</p>
        <p className="mt-1 max-w-[44ch] text-small text-ink-2">{region.note}</p>
      </div>
      <div className="col-span-full max-md:mt-2 md:col-span-9">
        <svg
          role="img"
          aria-label={`${region.name}: players rise to ${region.peak},000 at ${clock(region.evening)} UTC. The servers are there before them at every hour.`}
          width="100%"
          height={height}
          className="block overflow-visible"
        >
          <line x1={at(UNLOCK_HOUR)} x2={at(UNLOCK_HOUR)} y2={height} className="stroke-ink" />
          {[12, 18, 24].map((hour) => (
            <line key={hour} x1={at(hour)} x2={at(hour)} y2={height} className="stroke-rule" />
          ))}
          <svg width="100%" height={height} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none">
            <path
              d={marks(players, (mark) => line - (mark + 1) * UNIT)}
              className="animate-draw fill-accent"
            />
            <path d={marks(servers, (mark) => line + GAP + mark * UNIT)} className="animate-draw fill-unit" />
          </svg>
          <rect y={line + 2} width="100%" height="1" className="fill-rule-2" />
          <text
            x={at(region.evening)}
            y="19"
            textAnchor={region.evening > 24 ? "end" : "middle"}
            className="label-text stroke-ground stroke-[5] text-ink-2 [paint-order:stroke]"
          >
            {`Peak ${clock(region.evening)}`}
          </text>
        </svg>
      </div>
    </li>
  );
}

function marks(counts: readonly number[], top: (mark: number) => number): string {
  return barsPath(
    counts.flatMap((count, step) =>
      Array.from({ length: count }, (_, mark) => ({
        x: step * COLUMN,
        y: top(mark),
        width: COLUMN * 0.72,
        height: UNIT - 2,
      })),
    ),
  );
}

function at(hour: number): string {
  return `${Math.round(((hour - FIRST_HOUR) / (STEPS / 2)) * 10_000) / 100}%`;
}

function clock(hour: number): string {
  return `${String(Math.floor(hour) % 24).padStart(2, "0")}:${hour % 1 === 0 ? "00" : "30"}`;
}
