import type { ReactNode } from "react";

import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { Button } from "~/ui/button";
import { clock, duration, officeMoment } from "../../core/office-clock.ts";
import type { Thread } from "../../core/staff/read-thread.ts";
import { Blocks } from "../enquiry/hour-blocks";
import { distance, drawnHours, isLate, type ReplyTime } from "../enquiry/reply-time.ts";
import { SubjectCard } from "../enquiry/subject-card";
import { Avatar } from "../inbox/avatar";
import { statusNames } from "./actions";
import { askedFor } from "./thread-title";
import { VisitorLine } from "./visitor-line";

interface RailProps {
  thread: Thread;
  time: ReplyTime | undefined;
  me: number;
  now: Date;
}

/** The promise, what was asked for, who asked, and who has it. */
export function Rail({ thread, time, me, now }: RailProps) {
  return (
    <aside
      aria-label="About this enquiry"
      className="min-w-0 border-rule-2 max-md:border-t max-md:pb-20 md:border-l"
    >
      <Part title={time ? (isLate(time) ? "Reply was due" : "Time left to reply") : "Reply"}>
        {time ? <Promise time={time} /> : <Answered thread={thread} now={now} />}
      </Part>
      <Part title="Asked for" className={thread.subject ? "max-md:hidden" : ""}>
        {thread.subject ? (
          <SubjectCard subject={thread.subject} className="border-t-0 !pt-1" />
        ) : (
          <p className="mt-1 text-dense">{askedFor(thread)}</p>
        )}
      </Part>
      <Part title="Visitor">
        <Visitor thread={thread} now={now} />
      </Part>
      <Part title="Quotes">
        <Quotes thread={thread} />
      </Part>
      <Part title="Who has it">
        <p className="mt-1.5 flex items-center gap-2 text-dense">
          <Avatar name={thread.assignee?.name ?? null} isMe={thread.assignee?.id === me} />
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {thread.assignee ? thread.assignee.name : "Nobody yet"}
          </span>
        </p>
      </Part>
    </aside>
  );
}

interface PartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Part({ title, className, children }: PartProps) {
  return (
    <section className={cx("border-b border-rule-2 px-4 py-4 md:px-6", className)}>
      <h2 className="label-text text-ink-2">{title}</h2>
      {children}
    </section>
  );
}

function Promise({ time }: { time: ReplyTime }) {
  const late = isLate(time);
  return (
    <>
      <p
        className={`mt-0.5 mb-2.5 text-callout-3xl leading-[1.1] font-strong tracking-sum ${late ? "text-danger" : ""}`}
      >
        {duration(distance(time))}
        {late && " late"}
      </p>
      <Blocks time={time} columns={drawnHours(time)} className="h-8" />
      <p className="label-text mt-1.5 flex justify-between gap-3 text-ink-2">
        <span>{officeMoment(time.from, time.now)}</span>
        <span>one block, one hour</span>
        <span>{officeMoment(time.dueAt, time.now)}</span>
      </p>
    </>
  );
}

function Answered({ thread, now }: { thread: Thread; now: Date }) {
  const { firstReplyAt, createdAt, snoozedUntil, status } = thread;
  return (
    <>
      <p className="mt-0.5 text-callout-sm leading-tight font-strong tracking-callout">
        {firstReplyAt
          ? `First answered in ${duration(firstReplyAt.getTime() - createdAt.getTime())}`
          : statusNames[status]}
      </p>
      <p className="label-text mt-1 text-ink-2">
        {snoozedUntil
          ? `Back ${officeMoment(snoozedUntil, now)} in ${identity.address.city}`
          : "No reply is due."}
      </p>
    </>
  );
}

function Visitor({ thread, now }: { thread: Thread; now: Date }) {
  const { name, company, email, earlier, createdAt } = thread;
  const ordered = earlier.filter(({ isOrdered }) => isOrdered).length;
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <b
          dir="auto"
          className="min-w-0 text-title-sm font-strong tracking-subtitle [overflow-wrap:anywhere]"
        >
          {name}
        </b>
        <span className="label-text text-ink-2">
          {clock(now)} in {identity.address.city}
        </span>
      </p>
      {company && (
        <p dir="auto" className="text-tool text-ink-2 [overflow-wrap:anywhere]">
          {company}
        </p>
      )}
      <a href={`mailto:${email}`} className="text-tool font-medium underline [overflow-wrap:anywhere]">
        {email}
      </a>
      {earlier.length === 0 ? (
        <p className="label-text mt-3 text-ink-2">Their first enquiry</p>
      ) : (
        <>
          <VisitorLine earlier={earlier} createdAt={createdAt} now={now} />
          <details className="mt-1">
            <summary className="label-text cursor-pointer text-ink-2 underline">
              {earlier.length === 1 ? "1 other enquiry" : `${earlier.length} other enquiries`}
              {ordered > 0 && `, ${ordered} ordered`}
            </summary>
            <ul className="mt-1.5">
              {earlier.map((each) => (
                <li key={each.number}>
                  <a
                    href={`/desk/enquiries/${each.number}`}
                    className="label-text flex min-h-7 items-center gap-2 hover:underline"
                  >
                    <span className="shrink-0 font-strong">{each.number}</span>
                    <span className="min-w-0 flex-1 truncate text-ink-2">{askedFor(each)}</span>
                    <span className="shrink-0 text-ink-2">{statusNames[each.status]}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </>
  );
}

function Quotes({ thread }: { thread: Thread }) {
  const { quotes } = thread;
  return (
    <>
      <ul className="mt-1">
        {quotes.map(({ id, number, version, state }) => (
          <li key={id} className="flex items-center justify-between gap-3 text-dense">
            <a href={`/desk/quotes/${id}`} className="py-0.5 underline">
              {number}
              {version > 1 && `, version ${version}`}
            </a>
            <span className="label-text text-ink-2">{state}</span>
          </li>
        ))}
      </ul>
      <form method="post" action={`/desk/enquiries/${thread.number}/quote`} className="mt-1.5">
        <Button type="submit" emphasis="secondary" size="small">
          {quotes.length > 0 ? "Write a new version" : "Write a quote"}
        </Button>
      </form>
    </>
  );
}
