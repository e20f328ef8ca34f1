import type { PlacedFlag, Side } from "~/figures/ruler-flags";
import { placeLabels } from "~/figures/ruler-labels";
import type { RulerMarker, RulerScale } from "~/figures/ruler-scale";
import { RulerTicks } from "~/figures/ruler-ticks";
import { cx } from "~/lib/react/cx";
import { Flag } from "./ruler-flag";

interface RulerDrawingProps {
  scale: RulerScale;
  flags: readonly PlacedFlag[];
  moving: RulerMarker | undefined;
  /** While a value is read the other flags step back. */
  isReading: boolean;
}

/** Ticks, their labels and the flags. */
export function RulerDrawing({ scale, flags, moving, isReading }: RulerDrawingProps) {
  return (
    <svg width="100%" height="100%" className="overflow-visible">
      <RulerTicks scale={scale} majorClass="stroke-ink-3" />
      {placeLabels(scale, flags).map(({ value, text, position, anchor, shown }) => (
        <text
          key={value}
          x={`${position}%`}
          y="24"
          textAnchor={anchor === 0 ? "start" : anchor === 1 ? "end" : "middle"}
          className={cx(
            "text-[0.75rem] font-medium narrow text-ink-3 tabular",
            ...hiddenIn.filter((_, range) => !shown[range]),
          )}
        >
          {text}
        </text>
      ))}
      {flags.map((flag) => {
        const isMoving = flag.marker === moving;
        return (
          <Marker
            // A moving flag keeps its element while its label changes.
            key={isMoving ? "moving" : flag.marker.label + flag.sides.join()}
            flag={flag}
            isBeyond={flag.marker.at > scale.to}
            outlined={flag.folded || (isReading && !isMoving)}
            className={isMoving ? "text-blue-text" : "text-ink"}
          />
        );
      })}
    </svg>
  );
}

/** Hides something in one range of screen widths, in the order of `rulerWidths`. */
const hiddenIn = ["max-sm:hidden", "sm:max-md:hidden", "md:max-lg:hidden", "lg:hidden"] as const;

interface MarkerProps {
  flag: PlacedFlag;
  /** Whether its value lies beyond the scale: then the axis is drawn broken. */
  isBeyond: boolean;
  outlined: boolean | undefined;
  className: string;
}

/** A line on the scale with its flag, which hangs where it has room on each range of screens. */
function Marker({ flag, isBeyond, outlined, className }: MarkerProps) {
  const { marker, position, width, sides } = flag;
  const look = { label: marker.label, width, outlined };
  return (
    <svg x={`${position}%`} className={cx("overflow-visible", className, ...hiddenWhere(sides, "none"))}>
      <path d="M0-1V34" className="stroke-current stroke-2" />
      {sides.includes("right") && <Flag {...look} x={0} className={cx(...hiddenWhere(sides, "left"))} />}
      {sides.includes("left") && <Flag {...look} x={-width} className={cx(...hiddenWhere(sides, "right"))} />}
      {isBeyond && (
        <>
          <path d="M-33 12l8-14h7l-8 14z" className="fill-paper" />
          <path d="M-33 12l8-14M-26 12l8-14" className="stroke-ink stroke-2" />
        </>
      )}
    </svg>
  );
}

/** The classes that hide something in the ranges in which the flag hangs to this side. */
function hiddenWhere(sides: readonly Side[], side: Side): string[] {
  return hiddenIn.filter((_, range) => sides[range] === side);
}
