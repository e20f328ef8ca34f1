import { hasRoom, placeFlags, type PlacedFlag, type Side } from "~/figures/ruler-flags";
import { positionOn, type RulerScale, ticks } from "~/figures/ruler-scale";
import { useLiveMarkerOnRuler } from "~/lib/ruler/live-marker";
import { useOfficeTime } from "~/lib/office/use-office-time";
import { cx } from "~/lib/react/cx";
import { identity } from "~/identity";

/** The header's lower edge. Decoration with a meaning: what it shows is said again in the page, so it is hidden from screen readers. */
export function Ruler({ scale }: { scale: RulerScale }) {
  const time = useOfficeTime(scale.officeTime === true);
  const office = time && { at: time.hours, label: `${time.label} in ${identity.address.city}` };
  const live = useLiveMarkerOnRuler() ?? scale.live;
  const moving = [office, live].filter((marker) => marker !== undefined);
  const flags = placeFlags(scale, scale.markers ?? [], moving);
  return (
    <div
      aria-hidden
      className="relative z-30 h-(--ruler) overflow-hidden border-b border-rule bg-paper md:sticky md:top-(--header-bar) print:hidden"
    >
      <div className="wrap h-full">
        <svg width="100%" height="100%" className="overflow-visible">
          <svg
            width="100%"
            height="10"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="overflow-visible"
          >
            <path d={tickPath(scale, scale.minor, 5)} className={tick("stroke-rule-2")} />
            <path d={tickPath(scale, scale.major, 10)} className={tick("stroke-ink-3")} />
          </svg>
          <Labels scale={scale} flags={flags} />
          {flags.map((flag) => (
            <Marker
              // A moving flag keeps its element while its label changes.
              key={flag.marker === live ? "live" : flag.marker === office ? "office" : flag.marker.label}
              flag={flag}
              isBeyond={flag.marker.at > scale.to}
              className={moving.includes(flag.marker) ? "text-blue-text" : "text-ink"}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

/** Hides something in one range of screen widths, in the order of `rulerWidths`. */
const hiddenIn = ["max-sm:hidden", "sm:max-md:hidden", "md:max-lg:hidden", "lg:hidden"] as const;

/** The two ends are labelled on every screen, every second tick from md, all from lg; a label gives way to a flag. */
function Labels({ scale, flags }: { scale: RulerScale; flags: readonly PlacedFlag[] }) {
  const values = ticks(scale, scale.major);
  return values.map((value, index) => {
    const position = positionOn(scale, value);
    const anchor = position === 0 ? 0 : position === 100 ? 1 : 0.5;
    const text = scale.format(value);
    const firstRange = anchor !== 0.5 ? 0 : index % 2 === 0 ? 2 : 3;
    const hidden = hiddenIn.filter(
      (_, range) => range < firstRange || !hasRoom({ text, position, anchor }, flags, range),
    );
    if (hidden.length === hiddenIn.length) return null;
    return (
      <text
        key={value}
        x={`${position}%`}
        y="24"
        textAnchor={anchor === 0 ? "start" : anchor === 1 ? "end" : "middle"}
        className={cx("text-[0.75rem] font-medium font-stretch-84% text-ink-3 tabular-nums", ...hidden)}
      >
        {text}
      </text>
    );
  });
}

interface MarkerProps {
  flag: PlacedFlag;
  /** Whether its value lies beyond the scale: then the axis is drawn broken. */
  isBeyond: boolean;
  className: string;
}

/** A line on the scale with its flag, which hangs where it has room on each range of screens. */
function Marker({ flag, isBeyond, className }: MarkerProps) {
  const { marker, position, width, sides } = flag;
  return (
    <svg x={`${position}%`} className={cx("overflow-visible", className, ...hiddenWhere(sides, "none"))}>
      <path d="M0-1V34" className="stroke-current stroke-2" />
      {sides.includes("right") && (
        <Flag label={marker.label} x={0} width={width} className={cx(...hiddenWhere(sides, "left"))} />
      )}
      {sides.includes("left") && (
        <Flag label={marker.label} x={-width} width={width} className={cx(...hiddenWhere(sides, "right"))} />
      )}
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

interface FlagProps {
  label: string;
  x: number;
  width: number;
  className: string;
}

function Flag({ label, x, width, className }: FlagProps) {
  return (
    <g className={className || undefined}>
      <rect x={x} y="7" width={width} height="22" rx="2" fill="currentColor" />
      <text x={x + 8} y="22" className="fill-paper text-[0.78125rem] font-strong font-stretch-88%">
        {label}
      </text>
    </g>
  );
}

function tickPath(scale: RulerScale, step: number, height: number): string {
  return ticks(scale, step)
    .map((value) => `M${positionOn(scale, value)} 0V${height}`)
    .join("");
}

function tick(colour: string) {
  return cx(colour, "[vector-effect:non-scaling-stroke]");
}
