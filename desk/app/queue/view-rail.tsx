import { cx } from "~/lib/react/cx";
import type { TeamMember, ViewCount } from "../../core/staff/count-views.ts";
import { type QueueView } from "../../core/staff/queue-views.ts";
import type { KeptPromises } from "../../core/staff/read-kept-promises.ts";
import { Avatar } from "../inbox/avatar";
import { PromisesKept } from "./promises-kept";
import { UnitMarks } from "./unit-marks";
import { countText, viewNames } from "./view-names";

interface ViewRailProps {
  /** Undefined while somebody searches. */
  current?: QueueView | "mail";
  /** How many mails are to be sorted. */
  mails: number;
  counts: Record<QueueView, ViewCount>;
  team: readonly TeamMember[];
  kept: KeptPromises;
  me: number;
}

const groups: readonly (readonly QueueView[])[] = [
  ["unassigned", "mine", "open"],
  ["waiting", "snoozed", "closed", "spam"],
];
/** What a thumb reaches; the others are in the list's head. */
const onPhone: readonly QueueView[] = ["open", "mine", "unassigned", "waiting"];

/** Views with their counts, as a rail beside the list and as a bar at the bottom of a phone. */
export function ViewRail({ current, mails, counts, team, kept, me }: ViewRailProps) {
  return (
    <>
      <div className="sticky top-14 flex max-h-[calc(100dvh-3.5rem)] min-h-[calc(100dvh-3.5rem)] flex-col self-start overflow-y-auto border-r border-rule-2 py-3.5 max-md:hidden print:hidden">
        <nav aria-label="Views">
          {groups.map((views) => (
            <ul key={views[0]} className="mb-2.5 border-b border-rule px-3 pb-2.5">
              {views.map((view) => (
                <li key={view}>
                  <ViewLink view={view} count={counts[view]} isCurrent={view === current} />
                </li>
              ))}
            </ul>
          ))}
          {(mails > 0 || current === "mail") && <MailLink count={mails} isCurrent={current === "mail"} />}
        </nav>
        <Team team={team} me={me} />
        <PromisesKept kept={kept} />
      </div>
      <nav
        aria-label="Views"
        className="fixed inset-x-0 bottom-0 z-30 grid h-17 grid-cols-4 border-t border-rule-2 bg-paper md:hidden print:hidden"
      >
        {onPhone.map((view) => (
          <a
            key={view}
            href={`/desk?view=${view}`}
            aria-current={view === current ? "page" : undefined}
            className={cx(
              "label-text relative flex min-w-0 flex-col items-center justify-center gap-2 border-l border-rule first:border-l-0",
              view === current
                ? "font-bold text-ink shadow-[inset_0_2px_0_var(--color-blue-text)]"
                : "text-ink-2",
            )}
          >
            <span className="whitespace-nowrap">
              {viewNames[view]} {countText(counts[view].count)}
            </span>
            <UnitMarks {...counts[view]} />
          </a>
        ))}
      </nav>
    </>
  );
}

const railItem =
  "grid h-8 grid-cols-[1fr_auto_auto] items-center gap-2.5 rounded-control px-3 text-aside font-medium";

/** Not a view of enquiries: what came by mail and belongs to none. Only while there is some. */
function MailLink({ count, isCurrent }: { count: number; isCurrent: boolean }) {
  return (
    <p className="mb-2.5 border-b border-rule px-3 pb-2.5">
      <a
        href="/desk/mail"
        aria-current={isCurrent ? "page" : undefined}
        className={cx(railItem, isCurrent ? "bg-sand-2 text-ink" : "text-ink-2 hover:bg-sand")}
      >
        Mail to sort
        <UnitMarks count={count} late={0} />
        <b className="label-text min-w-5 text-right font-strong text-ink">{countText(count)}</b>
      </a>
    </p>
  );
}

function ViewLink({ view, count, isCurrent }: { view: QueueView; count: ViewCount; isCurrent: boolean }) {
  const isDone = view === "snoozed" || view === "closed" || view === "spam";
  return (
    <a
      href={`/desk?view=${view}`}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(railItem, isCurrent ? "bg-sand-2 text-ink" : "text-ink-2 hover:bg-sand")}
    >
      {viewNames[view]}
      <UnitMarks
        count={count.count}
        late={isDone ? 0 : count.late}
        {...(isDone && { tone: "mute" as const })}
      />
      <b className="label-text min-w-5 text-right font-strong text-ink">
        {countText(count.count)}
        {count.late > 0 && !isDone && <span className="sr-only">, {countText(count.late)} late</span>}
      </b>
    </a>
  );
}

/** What a line has for a name and its marks, and what letters take at most, in px. */
const LINE = 112;
const LETTER = 8.5;
const WIDE_LETTER = 13;
const LEAST_ROOM = 36;

/** Names come before marks: beside a long one there are none. */
function marksRoom(name: string): number {
  const wide = name.match(/[A-Zmw]/g)?.length ?? 0;
  return Math.min(84, LINE - LETTER * (name.length - wide) - WIDE_LETTER * wide);
}

function Team({ team, me }: Pick<ViewRailProps, "team" | "me">) {
  const room = Math.min(...team.map(({ name }) => marksRoom(name)).filter((each) => each >= LEAST_ROOM));
  const most = Math.max(...team.map(({ count }) => count));
  return (
    <section aria-labelledby="team">
      <h2 id="team" className="label-text px-6 py-1.5 text-ink-3">
        Team, open enquiries
      </h2>
      <ul className="px-3">
        {team
          .toSorted((a, b) => Number(b.id === me) - Number(a.id === me))
          .map(({ id, name, count, late }) => (
            <li key={id}>
              <a
                href={`/desk?view=open&assignee=${id}`}
                className="flex h-8 items-center gap-2 rounded-control px-3 text-aside font-medium text-ink-2 hover:bg-sand"
              >
                <Avatar name={name} isMe={id === me} />
                <span dir="auto" title={name} className="min-w-0 flex-1 truncate">
                  {name}
                </span>
                {marksRoom(name) >= LEAST_ROOM && (
                  <UnitMarks
                    count={count}
                    late={late}
                    room={room}
                    most={most}
                    {...(id === me && { tone: "mine" as const })}
                  />
                )}
                <b className="label-text min-w-5 text-right font-strong text-ink">
                  {countText(count)}
                  {late > 0 && <span className="sr-only">, {countText(late)} late</span>}
                </b>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
