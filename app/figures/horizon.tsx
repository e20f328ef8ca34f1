import { autoscaledDay } from "./autoscaled-day";
import { barsPath } from "./bars";

const PITCH = 10;
/** Every server of the base and every third above it: enough for the outline. */
const rows = autoscaledDay.filter((shifts, server) => shifts.length > 0 && (server < 4 || server % 3 === 1));

const outline = barsPath(
  rows.flatMap((shifts, row) =>
    shifts.map(([from, to]) => ({
      x: (from / 24) * 1000,
      y: (rows.length - 1 - row) * PITCH,
      width: ((to - from) / 24) * 1000,
      height: 6,
    })),
  ),
);

/** The home page's cloud once more, dim, along the lower edge of a closing banner. */
export function Horizon({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 1000 ${rows.length * PITCH - 4}`}
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden
      className={className}
    >
      <path d={outline} />
    </svg>
  );
}
