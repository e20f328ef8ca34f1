import { placeChips, placeFlag } from "~/figures/ruler-chips";
import { flagWidth } from "~/figures/ruler-flags";
import { positionOn, type RulerScale } from "~/figures/ruler-scale";
import { figureOf, type RulerFigure } from "~/lib/ruler/readings";
import { Flag } from "./ruler-flag";
import { wordsIn } from "./words-in";

interface FigureReadingProps {
  scale: RulerScale;
  value: number;
  figure: RulerFigure;
  plot: HTMLElement;
}

/** The hairline through the figure, with what each of its rows says there. The slider says the same in words. */
export function FigureReading({ scale, value, figure, plot }: FigureReadingProps) {
  const { left, top, width } = plot.getBoundingClientRect();
  const line = (positionOn(scale, value) / 100) * width;
  const label = (scale.read ?? scale.format)(value);
  const drawing = figureOf(plot);
  const rows = drawing?.querySelectorAll("[data-reading]");
  const words = drawing
    ? wordsIn(drawing, plot).map((box) => ({
        x: box.x - left,
        y: box.y - top,
        width: box.width,
        height: box.height,
      }))
    : [];
  const readings = figure.readAt(value).map(({ label: name, text }, index) => {
    const row = rows?.[index]?.getBoundingClientRect();
    // Without a row of its own a reading has to say what it is about.
    const said = row ? text : `${name}: ${text}`;
    const middle = row ? row.top + row.height / 2 - top : 11 + index * 28;
    return { said, width: flagWidth(said), middle };
  });
  const flag = placeFlag({ line, width }, flagWidth(label), words);
  const chips = placeChips({ line, width }, readings, [...words, flag]);
  return (
    <svg
      aria-hidden
      width="100%"
      height="100%"
      data-hairline
      className="pointer-events-none absolute inset-0 z-10 overflow-visible text-blue-text"
    >
      <path d={`M${line} ${flag.y + 15}V${plot.clientHeight}`} className="stroke-current stroke-2" />
      {/* Seven pixels of a flag's box are the ruler's ticks. */}
      <svg y={flag.y - 7} className="overflow-visible">
        <Flag label={label} x={flag.x} width={flag.width} />
      </svg>
      {chips.map(({ x, y, width: chip }, index) => (
        <svg key={index} y={y - 7} className="overflow-visible text-ink">
          <Flag label={readings[index]?.said ?? ""} x={x} width={chip} outlined />
        </svg>
      ))}
    </svg>
  );
}
