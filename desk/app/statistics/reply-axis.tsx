import { replyHours } from "~/catalogue/promises/enquiries.data";
import { cx } from "~/lib/react/cx";
import { DRAWN_HOURS } from "../../core/statistics/first-replies.ts";

/** The last bin stands for everything beyond the axis. */
export const SPAN = DRAWN_HOURS + 0.5;

/** Where a number of hours stands, true to scale at every width. */
export function at(hours: number): string {
  return `${(Math.min(hours, DRAWN_HOURS + 0.25) / SPAN) * 100}%`;
}

/** Week, axis, figures: ruler, line and rows stand in the same columns. */
export const columns = "grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)_8rem]";

const hours = Array.from({ length: DRAWN_HOURS + 1 }, (_, hour) => hour);

/** The scale of every row below it: hours from an enquiry to its first reply. */
export function ReplyRuler() {
  return (
    <div
      aria-hidden
      className="grid h-8.75 overflow-hidden border-b border-rule lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className={cx(columns, "px-6")}>
        <svg className="col-start-2 block h-full w-full overflow-visible">
          {hours.map((hour) => (
            <g key={hour}>
              <rect
                x={at(hour)}
                width={1}
                height={hour % 2 === 0 ? 10 : 5}
                className={hour % 2 === 0 ? "fill-ink-3" : "fill-rule-2"}
              />
              {hour % 2 === 0 && (
                <text
                  x={at(hour)}
                  y={24}
                  textAnchor={hour === 0 ? "start" : "middle"}
                  className={cx(
                    "fill-current text-tick font-medium text-ink-3 narrow [font-variant-numeric:tabular-nums]",
                    labelShown(hour),
                  )}
                >
                  {hour === 0 || hour === DRAWN_HOURS ? `${hour} h` : hour}
                </text>
              )}
            </g>
          ))}
          <Flag className="max-sm:hidden" x={0} />
          <Flag className="sm:hidden" x={-FLAG} />
        </svg>
      </div>
    </div>
  );
}

const FLAG = 92;

/** The flag stands right of its line, and on a phone, where there is no room, left of it. Labels make room for it. */
function labelShown(hour: number): string {
  if (hour >= replyHours) return hour === DRAWN_HOURS ? "max-xl:hidden" : "hidden";
  return hour % 6 === 0 && hour < replyHours / 2 ? "" : "max-sm:hidden";
}

function Flag({ x, className }: { x: number; className: string }) {
  return (
    <g className={className}>
      <rect x={at(replyHours)} width={2} height="100%" className="fill-blue-text" />
      <svg x={at(replyHours)} className="overflow-visible">
        <rect x={x} y={7} width={FLAG} height={22} rx={2} className="fill-blue-text" />
        <text x={x + 8} y={22} className="fill-paper text-mark font-strong narrow">
          {replyHours} h, promised
        </text>
      </svg>
    </g>
  );
}

/** The promise, from the ruler down through what is drawn. Behind text only where there is room beside it. */
export function PromiseLine() {
  return (
    <div aria-hidden className={cx(columns, "pointer-events-none absolute inset-x-0 inset-y-0")}>
      <svg className="col-start-2 block h-full w-full overflow-visible">
        <rect x={at(replyHours)} width={2} height="100%" className="fill-blue-text" />
      </svg>
    </div>
  );
}
