import { cx } from "~/lib/react/cx";
import type { ViewCount } from "../../core/staff/count-views.ts";

interface UnitMarksProps extends Pick<ViewCount, "count" | "late"> {
  tone?: "mine" | "mute";
  /** As wide as they may be, in px. */
  room?: number;
  /** The most that stand in one list: marks of a list have one size, so that their lengths compare. */
  most?: number;
}

const WIDE = 6;
const NARROW = 3;

/** One mark, one enquiry; late ones red. Beyond what can be counted by eye, one bar with its late share. The number stands beside it. */
export function UnitMarks({ count, late, tone, room = 84, most = count }: UnitMarksProps) {
  if (count === 0) return null;
  const step = most * WIDE <= room ? WIDE : NARROW;
  const gap = step / 3;
  const isCounted = count * step <= room;
  const width = isCounted ? count * step - gap : room;
  const fill = tone === "mine" ? "fill-blue-text" : tone === "mute" ? "fill-rule-2" : "fill-unit";
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 9`} width={width} height={9} className="shrink-0">
      {isCounted ? (
        Array.from({ length: count }, (_, index) => (
          <rect
            key={index}
            x={index * step}
            width={step - gap}
            height={9}
            className={index < late ? "fill-danger" : fill}
          />
        ))
      ) : (
        <>
          <rect width={width} height={9} className={fill} />
          <rect width={(width * late) / count} height={9} className={cx(late > 0 && "fill-danger")} />
        </>
      )}
    </svg>
  );
}
