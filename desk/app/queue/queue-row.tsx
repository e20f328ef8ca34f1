import { describe } from "~/enquiry/subject/describe";
import { AreaGlyph } from "~/figures/area-glyph";
import { cx } from "~/lib/react/cx";
import { areas } from "~/site-map";
import type { QueueRow as Row } from "../../core/staff/queue-rows.ts";
import { titleWithPrice } from "../enquiry/subject-words";
import { Avatar } from "../inbox/avatar";
import { activityWords } from "./activity-words";
import { textPlace } from "./axis-place";
import { type Owner, RowBar, timeLeft } from "./row-bar";

interface QueueRowProps {
  row: Row;
  me: number;
  now: Date;
}

/** One link that says all of it. What is due has a bar on the axis; what is answered is thinner. */
export function QueueRow({ row, me, now }: QueueRowProps) {
  const owner: Owner = row.assigneeId === null ? "nobody" : row.assigneeId === me ? "mine" : "colleague";
  const isThin = row.dueAt === null;
  return (
    <a
      href={`/desk/enquiries/${row.number}`}
      data-row
      className={cx(
        "relative block border-b border-rule max-md:px-4 max-md:pt-2.5",
        "hover:bg-sand-2 focus-visible:rounded-none focus-visible:bg-blue-tint focus-visible:shadow-[inset_3px_0_0_var(--color-blue)] focus-visible:outline-offset-[-2px]",
        isThin ? "h-16 md:h-9.25" : "h-20 md:h-12.5",
      )}
    >
      <span
        className={cx(
          "label-text absolute left-6 top-1.5 leading-6 max-md:sr-only",
          row.isUnread ? "font-bold text-ink" : "text-ink-3",
        )}
      >
        {row.isUnread && <Dot className="absolute top-2 left-[-14px]" />}
        {row.number}
      </span>
      <span
        className={cx(
          "grid h-6 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 md:absolute md:inset-x-0 md:top-1.5 md:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_22px_132px] md:gap-x-3.5 md:pr-6 lg:grid-cols-[218px_minmax(0,1fr)_108px_136px]",
          textPlace,
        )}
      >
        <Who row={row} />
        <span className={cx("label-text text-right md:sr-only", lateness(row, now))}>
          {timeLeft(row, now) && <span className="sr-only">Due: </span>}
          {timeLeft(row, now)}
        </span>
        <What row={row} />
        <Assignee row={row} owner={owner} />
        <span className="label-text truncate text-right text-ink-3 max-md:hidden">
          <Onlookers row={row} /> {row.others.length === 0 && activityWords(row, now)}
        </span>
      </span>
      <RowBar row={row} owner={owner} now={now} />
    </a>
  );
}

function Who({ row }: { row: Row }) {
  return (
    <span className="flex min-w-0 items-baseline gap-1.5 whitespace-nowrap">
      {row.isUnread && <Dot className="shrink-0 self-center md:hidden" />}
      <span
        dir="auto"
        className={cx(
          "truncate text-dense tracking-control max-md:text-plain",
          row.isUnread ? "font-bold" : "font-medium",
          row.dueAt === null && "text-ink-2",
        )}
      >
        {row.name}
      </span>
      {row.isUnread && <span className="sr-only">, unread</span>}
      {row.company && (
        <span dir="auto" className="label-text min-w-0 flex-1 truncate text-ink-3">
          <span className="sr-only">, </span>
          {row.company}
        </span>
      )}
      <span className="sr-only">. </span>
    </span>
  );
}

function What({ row }: { row: Row }) {
  const area = areas.find((each) => each === row.area);
  const subject = row.subject && describe(row.subject);
  return (
    <span className="flex min-w-0 items-center gap-2.25">
      {area ? <AreaGlyph area={area} className="size-4.25" /> : <span className="w-4.25 shrink-0" />}
      <span
        dir="auto"
        className={cx(
          "truncate text-aside leading-6",
          row.isUnread ? "font-bold" : "text-ink-2",
          row.dueAt !== null && !row.isUnread && "md:text-ink",
        )}
      >
        {row.excerpt || (row.subject && titleWithPrice(row.subject))}
      </span>
      {subject && (
        <span className="label-text flex h-5.5 max-w-[48%] shrink-0 items-center gap-1.5 rounded-data border border-rule-2 bg-surface px-1.75 text-ink-2 max-lg:hidden">
          <span className="truncate">{subject.title}</span>{" "}
          <b className="font-[600] whitespace-nowrap text-ink">{subject.price}</b>
          {subject.period?.startsWith("per user") && <span className="shrink-0"> per user</span>}
        </span>
      )}
    </span>
  );
}

function Assignee({ row, owner }: { row: Row; owner: Owner }) {
  return (
    <span className="flex min-w-0 items-center gap-2 justify-self-end text-note font-medium tracking-control whitespace-nowrap md:justify-self-stretch">
      <span className="md:hidden">
        <Onlookers row={row} />
      </span>
      <Avatar name={row.assignee} isMe={owner === "mine"} />
      <span dir="auto" className={cx("truncate max-lg:sr-only", owner === "nobody" && "text-ink-3")}>
        {row.assignee ?? "Nobody yet"}
      </span>
    </span>
  );
}

/** Who else is at it, so that two do not write the same answer. */
function Onlookers({ row }: { row: Row }) {
  const [first] = row.others;
  if (!first) return null;
  const more = row.others.length > 1 ? ` and ${row.others.length - 1} more` : "";
  return (
    <span className="label-text inline-flex max-w-full items-center gap-1.5 font-strong text-blue-text">
      {first.isWriting ? <Writing /> : <Avatar name={first.name} isHere />}
      <span dir="auto" className="truncate">
        {first.isWriting ? `${first.name}${more} is writing` : `${first.name}${more} has it open`}
      </span>
    </span>
  );
}

function Writing() {
  return (
    <svg aria-hidden viewBox="0 0 13 10" width={13} height={10} className="shrink-0">
      <path d="M0 5h3v5H0zM5 0h3v10H5zM10 3h3v7h-3z" className="fill-blue-text" />
    </svg>
  );
}

function Dot({ className }: { className: string }) {
  return <span aria-hidden className={cx("size-2 rounded-[1px] bg-blue-text", className)} />;
}

function lateness({ dueAt }: Row, now: Date): string {
  if (!dueAt) return "";
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return "font-bold text-danger";
  return left < 4 * 3_600_000 ? "font-bold text-ink" : "text-ink-2";
}
