import { replyHours } from "~/catalogue/promises/enquiries.data";
import { identity } from "~/identity";
import type { OfficeMoment } from "~/lib/office/use-office-moment";
import { useMediaQuery } from "~/lib/react/use-media-query";
import { clockLabel, dueAfter, type HourRow, hoursFrom, type Part } from "./reply-hours";

/** In pixels; contact.css keeps the room for them. */
interface Size {
  pitch: number;
  bar: number;
  /** The length of one hour. */
  hour: number;
}

const sizes = {
  narrow: { pitch: 15, bar: 10, hour: 84 },
  wide: { pitch: 17, bar: 11, hour: 120 },
} as const satisfies Record<string, Size>;

/** Beside the bars: the times of the clock. */
const LABELS = 44;
const TOP = 10;

/** The hours in which the reply comes, one bar an hour. The steps beside it say the same in words. */
export function ReplyClock({ now }: { now: OfficeMoment }) {
  const size = useMediaQuery("(min-width: 60rem)") ? sizes.wide : sizes.narrow;
  const rows = hoursFrom(now, identity.office, replyHours);
  const yOf = (row: number) => TOP + row * size.pitch;
  const bottom = yOf(replyHours) + size.bar + 4;
  const start = LABELS + (rows[0]?.from ?? 0) * size.hour;
  const dimension = LABELS + size.hour + 20;
  return (
    <svg aria-hidden width="100%" height={bottom + 1} className="absolute inset-0 overflow-visible">
      {rows.map((row, index) => (
        <Bars key={index} row={row} y={yOf(index)} size={size} />
      ))}
      {timesOf(rows, now).map(([index, label, isEnd]) => (
        <text
          key={index}
          x={LABELS - 8}
          y={yOf(index) + size.bar - 0.5}
          textAnchor="end"
          className={isEnd ? "label-text font-bold" : "label-text fill-ink-3"}
        >
          {label}
        </text>
      ))}
      <g className="stroke-blue-text stroke-2">
        <line x1={start} x2="100%" y1="1" y2="1" />
        <line x1={start} x2={start} y1="1" y2={TOP} />
        <line x1={LABELS} x2="100%" y1={bottom} y2={bottom} />
        <line x1={dimension} x2={dimension} y1="1" y2={bottom} />
      </g>
      <g transform={`translate(${dimension} ${Math.round(bottom / 2)}) rotate(-90)`}>
        <rect x="-34" y="-10" width="68" height="20" className="fill-paper" />
        <text y="5" textAnchor="middle" className="label-text fill-blue-text font-bold">
          {replyHours} hours
        </text>
      </g>
    </svg>
  );
}

function Bars({ row, y, size }: { row: HourRow; y: number; size: Size }) {
  const bar = ({ from, to }: Part) => ({
    x: LABELS + from * size.hour,
    y,
    width: (to - from) * size.hour,
    height: size.bar,
  });
  return (
    <>
      <rect {...bar(row)} className="fill-rule-2" />
      {row.office && <rect {...bar(row.office)} className="fill-blue" />}
    </>
  );
}

/** Which rows have the time beside them: both ends, midnight, and where the office opens or closes. */
function timesOf(
  rows: readonly HourRow[],
  now: OfficeMoment,
): [row: number, label: string, isEnd: boolean][] {
  const { opensAt, closesAt } = identity.office;
  const told = new Set([0, Math.floor(opensAt), Math.floor(closesAt)]);
  const inside = rows.flatMap(({ hour }, index): [number, string, boolean][] => {
    // Next to an end there is no room for another time.
    const isNearEnd = index < 1 || index > rows.length - 2;
    return told.has(hour) && !isNearEnd ? [[index, clockLabel(hour), false]] : [];
  });
  return [[0, now.label, true], ...inside, [replyHours, dueAfter(now, replyHours).time, true]];
}
