import { type Bar, barsPath } from "~/figures/bars";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { screensCaption } from "./content";

/** Each component as a bar in the pixels of its screen. */
interface Screen {
  width: number;
  height: number;
  header: Bar;
  heading: readonly Bar[];
  fields: readonly Bar[];
  summary: Bar;
  button: Bar;
}

const fields = (x: number, y: number, width: number, pitch: number) =>
  Array.from({ length: 5 }, (_, row): Bar => ({ x, y: y + row * pitch, width, height: pitch * 0.62 }));

const screens: readonly Screen[] = [
  {
    width: 1440,
    height: 1000,
    header: { x: 0, y: 0, width: 1440, height: 84 },
    heading: [
      { x: 96, y: 160, width: 560, height: 60 },
      { x: 96, y: 240, width: 400, height: 60 },
    ],
    fields: fields(96, 380, 700, 106),
    summary: { x: 892, y: 160, width: 452, height: 560 },
    button: { x: 892, y: 764, width: 452, height: 106 },
  },
  {
    width: 834,
    height: 1112,
    header: { x: 0, y: 0, width: 834, height: 84 },
    heading: [{ x: 64, y: 144, width: 600, height: 60 }],
    fields: fields(64, 270, 706, 98),
    summary: { x: 64, y: 784, width: 340, height: 230 },
    button: { x: 430, y: 908, width: 340, height: 106 },
  },
  {
    width: 390,
    height: 844,
    header: { x: 0, y: 0, width: 390, height: 72 },
    heading: [
      { x: 28, y: 112, width: 300, height: 40 },
      { x: 28, y: 164, width: 190, height: 40 },
    ],
    fields: fields(28, 244, 334, 68),
    summary: { x: 28, y: 596, width: 334, height: 96 },
    button: { x: 28, y: 722, width: 334, height: 84 },
  },
];

/** The same form on three screens, drawn to one scale. */
export function ThreeWidths() {
  return (
    <FigureFrame
      example
      caption={screensCaption}
      legend={
        <>
          <LegendItem swatch="bg-unit">Header, heading</LegendItem>
          <LegendItem swatch="bg-surface outline outline-control">Fields</LegendItem>
          <LegendItem swatch="bg-accent/30">Summary</LegendItem>
          <LegendItem swatch="bg-accent">Button</LegendItem>
        </>
      }
    >
      <div
        role="img"
        aria-label="An order form on three screens: on the widest the summary stands beside the five fields, on the tablet below them with the button at its side, on the phone everything is in one column."
        className="grid grid-cols-[1440fr_834fr_390fr] items-end gap-x-3 sm:gap-x-5"
      >
        {screens.map((screen) => (
          <div key={screen.width}>
            <ScreenDrawing {...screen} />
            <p className="label-text mt-2 border-t border-axis pt-1.5 text-center text-ink-2 max-sm:text-[0.75rem]">
              {screen.width}
              <span className="max-sm:hidden"> px</span>
            </p>
          </div>
        ))}
      </div>
    </FigureFrame>
  );
}

function ScreenDrawing({ width, height, header, heading, fields: inputs, summary, button }: Screen) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block w-full overflow-visible">
      <path d={barsPath([{ x: 0, y: 0, width, height }])} className="fill-surface" />
      <path d={barsPath([header, ...heading])} className="fill-unit" />
      <path d={barsPath([summary])} className="fill-accent/30" />
      <path d={barsPath(inputs)} className={`fill-paper stroke-control ${line}`} />
      <path d={barsPath([button])} className="fill-accent" />
      <path d={barsPath([...inputs.map(entry), ...lines(summary)])} className="fill-control" />
      <path d={barsPath([labelOf(button)])} className="fill-surface" />
      <path d={barsPath([{ x: 0, y: 0, width, height }])} className={`fill-none stroke-rule-2 ${line}`} />
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
