import { clock } from "../../core/office-clock.ts";
import { type Axis, closedHours, percentAt, percentOf, phoneAxis, ticks, wideAxis } from "./axis";
import { phoneAxisPlace, wideAxisPlace } from "./axis-place";

/** The scale of every bar below it: clock hours of the office, from now to the same time tomorrow. */
export function QueueRuler({ now }: { now: Date }) {
  return (
    <div
      aria-hidden
      className="sticky top-0 z-20 h-8.75 overflow-hidden border-b border-rule bg-paper md:top-27.5 print:static"
    >
      <svg className={`${wideAxisPlace} top-0 h-full`}>
        <Scale axis={wideAxis} now={now} />
        <rect x="100%" width={1} height="100%" className="fill-ink-3" />
        <text x="100%" dx={6} y={24} className={tickText}>
          {clock(now)}, +24 h
        </text>
        <Flag axis={wideAxis} now={now} />
      </svg>
      <svg className={`${phoneAxisPlace} top-0 h-full`}>
        <Scale axis={phoneAxis} now={now} />
        <text x="100%" y={24} textAnchor="end" className={tickText}>
          +24 h
        </text>
        <Flag axis={phoneAxis} now={now} />
      </svg>
    </div>
  );
}

const tickText = "text-tick font-medium text-ink-3 narrow [font-variant-numeric:tabular-nums]";

function Scale({ axis, now }: { axis: Axis; now: Date }) {
  return (
    <>
      <Night axis={axis} now={now} />
      {ticks(axis, now).map(({ hours, isMajor, isFourth, label }) => (
        <g key={hours}>
          <rect
            x={percentAt(axis, hours)}
            width={1}
            height={isMajor ? 10 : 5}
            className={isMajor ? "fill-ink-3" : "fill-rule-2"}
          />
          {isMajor && (
            <text
              x={percentAt(axis, hours)}
              y={24}
              textAnchor="middle"
              className={`${tickText} ${labelShown(axis, hours, isFourth)}`}
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** A label makes room for the flag, which is as wide as some hours: more of them the narrower the screen. */
function labelShown(axis: Axis, hours: number, isFourth: boolean): string {
  if (axis === phoneAxis) return isFourth && hours > 7.4 && hours < 20.5 ? "" : "hidden";
  const isUnderFlag = hours > -0.7 && hours < 2.8;
  if (isUnderFlag || hours > 23.2 || hours < -2.9) return "hidden";
  const isNear = hours > -1.4 && hours < 4.4;
  return isFourth && !isNear ? "" : "max-lg:hidden";
}

function Flag({ axis, now }: { axis: Axis; now: Date }) {
  const at = percentAt(axis, 0);
  return (
    <>
      <rect x={at} width={2} height="100%" className="fill-blue-text" />
      <rect x={at} y={7} width={72} height={22} rx={2} className="fill-blue-text" />
      <text
        x={at}
        dx={8}
        y={22}
        className="fill-paper text-mark font-strong narrow [font-variant-numeric:tabular-nums]"
      >
        Now {clock(now)}
      </text>
    </>
  );
}

/** Closed office hours, as a band behind the rows: what falls due in it must be written before. */
export function Night({ axis, now }: { axis: Axis; now: Date }) {
  return closedHours(axis, now).map(({ from, to }) => (
    <rect
      key={from}
      x={percentAt(axis, from)}
      width={percentOf(axis, to - from)}
      height="100%"
      className="fill-sand"
    />
  ));
}
