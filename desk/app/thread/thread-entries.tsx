import { duration } from "../../core/office-clock.ts";
import type { Thread } from "../../core/staff/read-thread.ts";
import type { ThreadMessage } from "../../core/staff/thread-messages.ts";
import { SubjectCard } from "../enquiry/subject-card";
import { EventEntry, MessageEntry } from "./entries";
import { eventWords } from "./event-words";
import type { TimelineEntry } from "./timeline";

/** Messages and events of a thread as one list, by their times. */
export function threadEntries(
  thread: Thread,
  names: ReadonlyMap<number, string>,
  now: Date,
): TimelineEntry[] {
  const first = thread.messages.find(({ kind }) => kind === "staff");
  const messages = thread.messages.map((message, index): TimelineEntry => ({
    key: `message-${message.id}`,
    at: message.createdAt,
    kind: message.kind === "auto" ? "event" : message.kind,
    content: (
      <MessageEntry
        message={message}
        number={thread.number}
        remark={message === first ? answeredIn(thread, message) : undefined}
        now={now}
      >
        {index === 0 && thread.subject && (
          <SubjectCard
            subject={thread.subject}
            className="mt-2 border border-rule-2 bg-surface px-3.5 pt-2.5 pb-2 md:hidden"
          />
        )}
      </MessageEntry>
    ),
  }));
  const events = thread.events.flatMap((event): TimelineEntry[] => {
    const words = eventWords(event, { names, now });
    if (!words) return [];
    const content = <EventEntry words={words} at={event.createdAt} isUndone={event.undoneAt !== null} />;
    return [{ key: `event-${event.id}`, at: event.createdAt, kind: "event", content }];
  });
  return [...messages, ...events].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function answeredIn({ firstReplyAt, createdAt }: Thread, message: ThreadMessage): string | undefined {
  if (!firstReplyAt) return undefined;
  return `answered in ${duration(message.createdAt.getTime() - createdAt.getTime())}`;
}
