import { clock, officeMoment } from "../../core/office-clock.ts";
import { isLate, type ReplyTime } from "../enquiry/reply-time.ts";
import { axisTicks, closedTimes } from "./axis-ticks.ts";

interface PromiseRulerProps {
  time: ReplyTime;
  /** Who waits. */
  name: string;
}

/** The hours of this promise: what has passed is ink, what is left blue. All of it is said in words beside the thread. */
export function PromiseRuler({ time, name }: PromiseRulerProps) {
  const from = time.from.getTime();
  const to = time.dueAt.getTime();
  const at = (moment: number) => `${Math.round(((moment - from) / (to - from)) * 10_000) / 100}%`;
  const now = Math.min(to, time.now.getTime());
  const nowShare = (now - from) / (to - from);
  const late = isLate(time);
  return (
    <div aria-hidden className="overflow-hidden border-b border-rule px-4 max-sm:hidden md:px-6">
      <svg width="100%" height="34" className="block overflow-visible">
        {closedTimes(from, to).map((closed) => (
          <svg key={closed.from} x={at(closed.from)} width={share(closed, from, to)} height="34">
            <rect width="100%" height="34" className="fill-sand" />
          </svg>
        ))}
        {axisTicks({ from, to, length: 12 }, 1).map((tick) => {
          const position = (tick.at - from) / (to - from);
          const isFree = position > Math.max(0.14, nowShare + 0.1) && position < 0.84;
          return (
            <g key={tick.at}>
              <rect x={at(tick.at)} width="1" height="10" className="fill-ink-3" />
              {isFree && (
                <text
                  x={at(tick.at)}
                  y="24"
                  textAnchor="middle"
                  className="fill-ink-3 text-tick font-medium narrow tabular-nums max-md:hidden"
                >
                  {tick.label}
                </text>
              )}
            </g>
          );
        })}
        <rect width={at(now)} height="3" className="fill-ink" />
        {!late && (
          <rect
            x={at(now)}
            width={share({ from: now, to }, from, to)}
            height="3"
            className="fill-blue-text"
          />
        )}
        {nowShare > 0.18 && (
          <Flag x="0%" label={`${shortName(name)} wrote ${clock(time.from)}`} look="fill-ink" />
        )}
        {!late && nowShare < 0.78 && (
          <Flag x={at(now)} label={`Now ${clock(time.now)}`} look="fill-blue-text" />
        )}
        <Flag
          x="100%"
          label={`Reply ${late ? "was " : ""}due ${officeMoment(time.dueAt, time.now)}`}
          look={late ? "fill-danger" : "fill-ink"}
          isAtEnd
        />
      </svg>
    </div>
  );
}

function share(stretch: { from: number; to: number }, from: number, to: number): string {
  return `${Math.round(((stretch.to - stretch.from) / (to - from)) * 10_000) / 100}%`;
}

function shortName(name: string): string {
  const [first = ""] = name.split(/\s/);
  return first.length > 12 ? "They" : first;
}

interface FlagProps {
  x: string;
  label: string;
  look: string;
  isAtEnd?: boolean;
}

/** As wide as its label is at 12.5 px, about. */
function Flag({ x, label, look, isAtEnd }: FlagProps) {
  const width = Math.round(label.length * 6.1) + 16;
  const left = isAtEnd ? -width : 0;
  return (
    <svg x={x} className="overflow-visible">
      <rect x={isAtEnd ? -2 : 0} width="2" height="34" className={look} />
      <rect x={left} y="7" width={width} height="22" rx="2" className={look} />
      <text
        x={left + width / 2}
        y="22"
        textAnchor="middle"
        className="fill-paper text-mark font-strong narrow tabular-nums"
      >
        {label}
      </text>
    </svg>
  );
}
