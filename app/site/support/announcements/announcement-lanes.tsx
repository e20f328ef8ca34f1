import type { Announcement } from "~/articles/announcements.data";
import { FigureFrame } from "~/ui/figure-frame";

const LANE = 44;
const MARK = 20;

/** When something was announced, a lane for each kind: the long stretches without a mark are the point. */
export function AnnouncementLanes({
  notices,
  caption,
}: {
  notices: readonly Announcement[];
  caption: string;
}) {
  const kinds = [...new Set(notices.map(({ kind }) => kind))];
  const [first, last] = [monthOf(notices.at(-1)?.day), monthOf(notices[0]?.day)];
  const months = last - first + 1;
  const at = (month: number) => `${Math.round(300 + ((month - first) / months) * 700) / 10}%`;
  const axis = kinds.length * LANE;
  return (
    <FigureFrame caption={caption}>
      <svg
        role="img"
        aria-label={kinds.map((kind) => `${kind}: ${ofKind(notices, kind).length}`).join(", ")}
        width="100%"
        height={axis + 26}
        className="label-text block"
      >
        {Array.from({ length: months }, (_, index) => (
          <g key={index}>
            <line x1={at(first + index)} x2={at(first + index)} y2={axis} className="stroke-rule" />
            <text
              x={at(first + index)}
              y={axis + 20}
              className={`fill-ink-3 ${index % 3 ? "max-md:hidden" : ""}`}
            >
              {monthName(first + index)}
            </text>
          </g>
        ))}
        {kinds.map((kind, lane) => (
          <g key={kind}>
            <line x2="100%" y1={lane * LANE + 0.5} y2={lane * LANE + 0.5} className="stroke-rule-2" />
            <text y={lane * LANE + LANE / 2 + 5} className="fill-ink font-strong">
              {kind}
            </text>
            {ofKind(notices, kind).map(({ id, day }) => (
              <rect
                key={id}
                x={at(monthOf(day) + (Number(day.slice(8)) - 1) / 31)}
                y={lane * LANE + (LANE - MARK) / 2}
                width="8"
                height={MARK}
                className="fill-blue"
              />
            ))}
          </g>
        ))}
        <line x2="100%" y1={axis} y2={axis} className="stroke-axis" />
      </svg>
    </FigureFrame>
  );
}

function ofKind(notices: readonly Announcement[], kind: string) {
  return notices.filter((notice) => notice.kind === kind);
}

/** Months since year 0, from "2025-01-15". */
function monthOf(day = "2025-01-01"): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** January carries its year. */
function monthName(month: number): string {
  return month % 12 === 0 ? String(month / 12) : (names[month % 12] ?? "");
}
