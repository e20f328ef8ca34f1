import { flagWidth } from "~/figures/ruler-flags";
import { positionOn, type RulerScale } from "~/figures/ruler-scale";
import type { RulerFigure } from "~/lib/ruler/readings";
import { Flag } from "./ruler-flag";

interface FigureReadingProps {
  scale: RulerScale;
  value: number;
  figure: RulerFigure;
  plot: HTMLElement;
}

/** The hairline through the figure, with what each of its rows says there. The slider says the same in words. */
export function FigureReading({ scale, value, figure, plot }: FigureReadingProps) {
  const { top, width } = plot.getBoundingClientRect();
  const line = (positionOn(scale, value) / 100) * width;
  const rows = plot.closest("figure")?.querySelectorAll("[data-reading]");
  const label = (scale.read ?? scale.format)(value);
  const flag = flagWidth(label);
  return (
    <svg
      aria-hidden
      width="100%"
      height="100%"
      data-hairline
      className="pointer-events-none absolute inset-0 z-10 overflow-visible text-blue-text"
    >
      <path d={`M${line} -7V${plot.clientHeight}`} className="stroke-current stroke-2" />
      <svg y="-29" className="overflow-visible">
        <Flag label={label} x={line + flag > width ? line - flag : line} width={flag} />
      </svg>
      {figure.readAt(value).map(({ label: row, text }, index) => {
        const box = rows?.[index]?.getBoundingClientRect();
        // Without a row of its own a reading has to say what it is about.
        const said = box ? text : `${row}: ${text}`;
        const chip = flagWidth(said);
        const right = line + 8 + chip <= width;
        const x = Math.max(0, right ? line + 8 : line - 8 - chip);
        // Seven pixels of the flag's box are the ruler's ticks.
        const y = box ? box.top + box.height / 2 - top - 18 : index * 28;
        return (
          <svg key={row} y={y} className="overflow-visible text-ink">
            <Flag label={said} x={x} width={chip} outlined />
          </svg>
        );
      })}
    </svg>
  );
}
