import { covers, flagsOnPhone, flagWidth, hangingOf, isCrowded, PHONE, touches } from "~/figures/ruler-flags";
import { positionOn, type RulerMarker, type RulerScale, ticks } from "~/figures/ruler-scale";
import { useLiveMarkerOnRuler } from "~/lib/ruler/live-marker";
import { useOfficeTime } from "~/lib/office/use-office-time";
import { cx } from "~/lib/react/cx";
import { identity } from "~/identity";

/** The header's lower edge. Decoration with a meaning: what it shows is said again in the page, so it is hidden from screen readers. */
export function Ruler({ scale }: { scale: RulerScale }) {
  const time = useOfficeTime(scale.officeTime === true);
  const office = time && { at: time.hours, label: `${time.label} in ${identity.address.city}` };
  const live = useLiveMarkerOnRuler();
  const blue = [office, live].filter((marker) => marker !== undefined);
  const markers = scale.markers ?? [];
  const onPhone = flagsOnPhone(scale, markers, blue);
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
          <Labels scale={scale} markers={[...markers, ...blue]} />
          {markers.map((marker) => (
            <Marker
              key={marker.label}
              scale={scale}
              marker={marker}
              className={cx("text-ink", !onPhone.includes(marker) && "max-md:hidden")}
            />
          ))}
          {blue.map((marker) => (
            <Marker
              key={marker === live ? "live" : "office"}
              scale={scale}
              marker={marker}
              className="text-blue-text"
              hangsLeft={isCrowded(scale, marker, markers)}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

function Labels({ scale, markers }: { scale: RulerScale; markers: readonly RulerMarker[] }) {
  const values = ticks(scale, scale.major);
  const last = values.length - 1;
  return values.map((value, index) => (
    <text
      key={value}
      x={`${positionOn(scale, value)}%`}
      y="24"
      textAnchor={index === 0 ? "start" : index === last ? "end" : "middle"}
      className={cx(
        "text-[0.75rem] font-medium font-stretch-84% text-ink-3 tabular-nums",
        index % last !== 0 && index % 2 === 1 && "max-lg:hidden",
        (index % last !== 0 || markers.some((marker) => touches(index && PHONE, scale, marker))) &&
          "max-md:hidden",
        markers.some((marker) => covers(scale, marker, value)) && "md:hidden",
      )}
    >
      {scale.format(value)}
    </text>
  ));
}

interface MarkerProps {
  scale: RulerScale;
  marker: RulerMarker;
  className: string;
  /** For want of room on the right. */
  hangsLeft?: boolean;
}

/** A flag on the scale; it hangs to the left where it would leave the page on the right. What is off the scale stays at its end. */
function Marker({ scale, marker, className, hangsLeft }: MarkerProps) {
  const position = Math.min(100, positionOn(scale, marker.at));
  const width = flagWidth(marker.label);
  const { left, leftOnPhone } = hangingOf(position, marker.label, hangsLeft);
  return (
    <svg x={`${position}%`} className={cx("overflow-visible", className)}>
      <path d="M0-1V34" className="stroke-current stroke-2" />
      <Flag
        label={marker.label}
        x={left ? -width : 0}
        className={leftOnPhone === left ? "" : "max-md:hidden"}
      />
      {leftOnPhone !== left && <Flag label={marker.label} x={-width} className="md:hidden" />}
    </svg>
  );
}

function Flag({ label, x, className }: { label: string; x: number; className: string }) {
  return (
    <g className={className}>
      <rect x={x} y="7" width={flagWidth(label)} height="22" rx="2" fill="currentColor" />
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
