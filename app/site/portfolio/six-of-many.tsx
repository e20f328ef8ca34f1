import { LinkedUnits } from "~/figures/linked-units";
import { type UnitRow, UnitRows } from "~/figures/unit-rows";
import { colourTheme } from "~/lib/theme/colour-theme";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import type { Project } from "./projects.data";

const COLUMNS = 25;
const ROWS = 20;
const PITCH = 10;
const SIZE = { width: 7.6, height: 7.6 };
/** Where the six stand among the others, as [column, row]. */
const places = [
  [3, 4],
  [19, 2],
  [11, 7],
  [21, 11],
  [6, 14],
  [15, 17],
] as const;

/** 500 squares, six of them in the colours they have further down. */
export function SixOfMany({ projects }: { projects: readonly Project[] }) {
  return (
    <FigureFrame
      caption="One square, one finished project. The six in colour open their case study."
      legend={projects.map(({ id, color, category }) => (
        <span key={id} className={colourTheme(color)}>
          <LegendItem swatch="bg-accent">{category}</LegendItem>
        </span>
      ))}
    >
      <svg
        role="group"
        aria-label="500 squares, one for each finished project; six of them, one in each category, are picked out in colour and open their case study."
        viewBox={`0 0 ${COLUMNS * PITCH - 2.4} ${ROWS * PITCH - 2.4}`}
        className="block w-full overflow-visible"
      >
        <UnitRows
          rows={Array.from({ length: ROWS }, (_, row): UnitRow => ({ y: row * PITCH, count: COLUMNS }))}
          pitch={PITCH}
          size={SIZE}
          className="text-rule-2"
        />
        <LinkedUnits
          units={projects.map(({ title, color, study }, index) => {
            const [column, row] = places[index] ?? [0, 0];
            return {
              column,
              row,
              label: title,
              to: `/case-studies#${study}`,
              className: colourTheme(color),
            };
          })}
          pitch={PITCH}
          size={SIZE.width}
          reach={10}
        />
      </svg>
    </FigureFrame>
  );
}
