import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import type { QueueRow as Row } from "../../core/staff/queue-rows.ts";
import { closedWords, percentAt, phoneAxis, wideAxis } from "./axis";
import { phoneAxisPlace, textPlace, wideAxisPlace } from "./axis-place";
import { QueueRow } from "./queue-row";
import { Night } from "./queue-ruler";

interface QueueListProps {
  rows: readonly Row[];
  me: number;
  now: Date;
  /** Of all pages together, where they are counted. */
  counts?: { due: string; answered: string };
  /** By due time the list has two groups; other lists are one. */
  isByDue: boolean;
  /** What heads a list without groups. */
  labelledBy: string;
}

/** Every row stands on one time axis, and sorted by due time they make a staircase. */
export function QueueList({ rows, me, now, counts, isByDue, labelledBy }: QueueListProps) {
  const due = isByDue ? rows.filter(({ dueAt }) => dueAt !== null) : [];
  const rest = isByDue ? rows.filter(({ dueAt }) => dueAt === null) : rows;
  const dueAts = due.flatMap(({ dueAt }) => (dueAt ? [dueAt] : []));
  return (
    <div className="relative">
      <svg aria-hidden className={`${wideAxisPlace} inset-y-0 h-full`}>
        <Night axis={wideAxis} now={now} />
      </svg>
      <svg aria-hidden className={`${phoneAxisPlace} inset-y-0 h-full`}>
        <Night axis={phoneAxis} now={now} />
      </svg>
      <Hatch />
      {due.length > 0 && (
        <Group
          id="needs-a-reply"
          title="Needs a reply"
          count={counts?.due}
          isPlain
          late={dueAts.some((dueAt) => dueAt < now)}
          note={closedWords(now, dueAts)}
        >
          <Rows rows={due} me={me} now={now} labelledBy="needs-a-reply" />
        </Group>
      )}
      {isByDue && rest.length > 0 && (
        <Group id="answered" title="Answered, waiting for the visitor" count={counts?.answered}>
          <Rows rows={rest} me={me} now={now} labelledBy="answered" />
        </Group>
      )}
      {!isByDue && <Rows rows={rest} me={me} now={now} labelledBy={labelledBy} />}
      <svg aria-hidden className={`${wideAxisPlace} pointer-events-none inset-y-0 h-full`}>
        <rect
          x={percentAt(wideAxis, 0)}
          width={2}
          height="100%"
          transform="translate(-1 0)"
          className="fill-blue-text"
        />
      </svg>
    </div>
  );
}

function Rows({ rows, me, now, labelledBy }: Pick<QueueListProps, "rows" | "me" | "now" | "labelledBy">) {
  return (
    <ul aria-labelledby={labelledBy} className="relative">
      {rows.map((row) => (
        <li key={row.id}>
          <QueueRow row={row} me={me} now={now} />
        </li>
      ))}
    </ul>
  );
}

interface GroupProps {
  id: string;
  title: string;
  count: string | undefined;
  late?: boolean;
  /** It heads the list, where a phone has no need of it. */
  isPlain?: boolean;
  note?: string;
  children: ReactNode;
}

function Group({ id, title, count, late, isPlain, note, children }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <div
        className={cx(
          "label-text relative flex min-h-7 items-center gap-x-8 border-b border-rule py-1 text-ink-3 max-md:flex-wrap max-md:px-4",
          isPlain && "max-md:sr-only",
        )}
      >
        {late && <span className="absolute left-6 text-danger max-md:hidden">Late</span>}
        <h2 id={id} className={`shrink-0 font-strong text-ink ${textPlace}`}>
          {title} {count && <span className="ml-0.5 font-medium text-ink-3">{count}</span>}
        </h2>
        {note && <p className="min-w-0 truncate pr-6 max-md:hidden">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** What fills the bars that are nobody's. Not hidden: a pattern of a hidden drawing fills nothing. */
function Hatch() {
  return (
    <svg aria-hidden width={0} height={0} className="absolute">
      <pattern id="hatch" width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={5} height={5} className="fill-surface" />
        <rect width={1} height={5} className="fill-rule-2" />
      </pattern>
    </svg>
  );
}
