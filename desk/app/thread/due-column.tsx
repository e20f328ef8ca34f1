import ChevronLeft from "lucide-react/icons/chevron-left";
import { useId } from "react";

import { cx } from "~/lib/react/cx";
import { duration, HOUR } from "../../core/office-clock.ts";
import type { DueEnquiry } from "../../core/staff/next-due.ts";
import { KeyCap } from "../keys/key-cap";

interface DueColumnProps {
  count: number;
  rows: readonly DueEnquiry[];
  /** The enquiry in view. */
  current: string;
  me: number;
  now: Date;
}

/** What has to be answered next, each a bar on the next 24 hours. */
export function DueColumn({ count, rows, current, me, now }: DueColumnProps) {
  const hatch = useId();
  return (
    <nav
      aria-label="Due next"
      className="sticky top-14 h-[calc(100dvh-3.5rem)] overflow-y-auto border-r border-rule-2 max-lg:hidden print:hidden"
    >
      <div className="flex h-15 items-center gap-2 border-b border-rule-2 px-6">
        <a href="/desk" className="flex items-center gap-1.5 text-dense font-strong hover:underline">
          <ChevronLeft aria-hidden size={15} className="-ml-1" />
          All open <span className="font-medium text-ink-3 tabular-nums">{count}</span>
        </a>
        <span aria-hidden className="ml-auto flex gap-0.75">
          <KeyCap>j</KeyCap>
          <KeyCap>k</KeyCap>
        </span>
      </div>
      <svg aria-hidden width="0" height="0" className="absolute">
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M-1 1 1-1M0 4 4 0M3 5 5 3" className="stroke-rule-2" />
        </pattern>
      </svg>
      <ul>
        {rows.map((row) => (
          <li key={row.number} className="border-b border-rule">
            <Row
              row={row}
              isCurrent={row.number === current}
              isMine={row.assigneeId === me}
              now={now}
              hatch={hatch}
            />
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="label-text px-6 py-4 text-ink-2">Nobody is waiting.</p>}
    </nav>
  );
}

interface RowProps {
  row: DueEnquiry;
  isCurrent: boolean;
  isMine: boolean;
  now: Date;
  /** The pattern of a bar that is nobody's. */
  hatch: string;
}

function Row({ row, isCurrent, isMine, now, hatch }: RowProps) {
  const left = row.dueAt.getTime() - now.getTime();
  const isLate = left < 0;
  return (
    <a
      href={`/desk/enquiries/${row.number}`}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(
        "relative block px-6 pt-2 pb-2.5",
        isCurrent ? "bg-blue-tint shadow-[inset_3px_0_0_var(--color-blue)]" : "hover:bg-sand-2",
      )}
    >
      {row.isUnread && !isCurrent && (
        <span className="absolute top-3.5 left-2.5 size-2 rounded-[1px] bg-blue-text">
          <span className="sr-only">Unread</span>
        </span>
      )}
      <span className="flex items-baseline justify-between gap-2 leading-5">
        <span dir="auto" className={cx("truncate text-tool", row.isUnread ? "font-bold" : "font-medium")}>
          {row.name}
        </span>
        <span
          className={cx(
            "label-text shrink-0",
            isLate ? "text-danger" : left < 4 * HOUR ? "font-bold text-ink" : "text-ink-2",
          )}
        >
          {isLate ? `${duration(-left)} late` : duration(left)}
        </span>
      </span>
      <Bar
        left={left}
        hatch={hatch}
        look={isLate ? "late" : isMine ? "mine" : row.assigneeId === null ? "none" : "team"}
      />
    </a>
  );
}

/** Hours left of now and right of it. */
const LATE = 3.5;
const LEFT = 24;
const LENGTH = LATE + LEFT;

const fills = { late: "fill-danger", mine: "fill-blue-text", team: "fill-blue-2" } as const;

interface BarProps {
  left: number;
  look: "late" | "mine" | "team" | "none";
  hatch: string;
}

function Bar({ left, look, hatch }: BarProps) {
  const hours = Math.max(-LATE, Math.min(LEFT, left / HOUR));
  const width = percent(Math.max(0.2, Math.abs(hours)));
  const x = percent(hours < 0 ? LATE + hours : LATE);
  return (
    <svg width="100%" height="14" aria-hidden className="-mb-1 block">
      <rect x={percent(LATE)} width="1" height="14" className="fill-blue-text" />
      {look === "none" ? (
        <rect x={x} y="4.5" width={width} height="5" fill={`url(#${hatch})`} className="stroke-control" />
      ) : (
        <rect x={x} y="4" width={width} height="6" className={fills[look]} />
      )}
    </svg>
  );
}

function percent(hours: number): string {
  return `${Math.round((hours / LENGTH) * 1000) / 10}%`;
}
