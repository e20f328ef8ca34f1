import { type Bar, barsPath } from "~/figures/bars";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { screens } from "./content";
import { newScreens, oldScreens, type Screen } from "./screens";

/** One form on three screens before and after its redesign, all drawn to one scale. */
export function ThreeWidths() {
  return (
    <FigureFrame
      example
      caption={screens.caption}
      legend={
        <>
          <LegendItem swatch="bg-surface outline outline-control">Fields</LegendItem>
          <LegendItem swatch="bg-accent/30">Summary</LegendItem>
          <LegendItem swatch="bg-accent">Button</LegendItem>
        </>
      }
    >
      <div className="grid gap-x-12 gap-y-6 border-t border-axis pt-5 md:grid-cols-2">
        <Row {...screens.before} drawn={oldScreens} />
        <Row {...screens.after} drawn={newScreens} />
      </div>
    </FigureFrame>
  );
}

interface RowProps {
  name: string;
  note: string;
  /** What is to be seen, for people who don't. */
  label: string;
  drawn: readonly Screen[];
}

function Row({ name, note, label, drawn }: RowProps) {
  return (
    <div>
      <p className="mb-2 text-small text-ink-2">
        <span className="font-strong text-ink">{name}</span> {note}
      </p>
      <div
        role="img"
        aria-label={label}
        className="grid grid-cols-[1440fr_834fr_390fr] items-start gap-x-3 sm:gap-x-5"
      >
        {drawn.map((screen) => (
          <div key={screen.width}>
            <p className="label-text mb-2 border-b border-axis pb-1.5 text-center text-ink-2">
              {screen.width}
              <span className="max-sm:hidden"> px</span>
            </p>
            <ScreenDrawing {...screen} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The edge of the drawing is the edge of the screen: what lies beyond it is cut off. */
function ScreenDrawing({ width, height, header, heading, fields, summary, button }: Screen) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block w-full">
      <path d={barsPath([{ x: 0, y: 0, width, height }])} className="fill-surface" />
      <path d={barsPath([header, ...heading])} className="fill-unit" />
      <path d={barsPath([summary])} className="fill-accent/30" />
      <path d={barsPath(fields)} className={`fill-paper stroke-control ${line}`} />
      <path d={barsPath([button])} className="fill-accent" />
      <path d={barsPath([...fields.map(entry), ...lines(summary)])} className="fill-control" />
      <path d={barsPath([labelOf(button)])} className="fill-surface" />
      <path d={barsPath([{ x: 0, y: 0, width, height }])} className={`fill-none stroke-control ${line}`} />
    </svg>
  );
}

/** What has been typed into a field. */
const entry = ({ x, y, width, height }: Bar, row: number): Bar => ({
  x: x + height * 0.4,
  y: y + height * 0.4,
  width: width * (0.5 - ((row * 3) % 5) * 0.07),
  height: height * 0.2,
});

/** The articles of an order, one below the other. */
const lines = ({ x, y, width, height }: Bar): Bar[] =>
  Array.from({ length: Math.floor(height / 90) }, (_, row) => ({
    x: x + 32,
    y: y + 32 + row * 80,
    width: (width - 64) * (1 - (row % 3) * 0.22),
    height: 14,
  }));

const labelOf = ({ x, y, width, height }: Bar): Bar => ({
  x: x + width * 0.3,
  y: y + height * 0.42,
  width: width * 0.4,
  height: height * 0.16,
});

const line = "[vector-effect:non-scaling-stroke]";
