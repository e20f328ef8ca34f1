import type { Command } from "../keys/command";
import type { Writing } from "./editor";
import { openMenu, undoLast } from "./menu-control";
import type { ThreadPageData } from "./read-page";
import { snoozeTimes } from "./snooze-times.ts";

interface With {
  write: (kind: Writing) => void;
  now: Date;
}

/** What the palette offers for the enquiry in view. */
export function threadCommands(
  { thread, colleagues, staff }: ThreadPageData,
  { write, now }: With,
): Command[] {
  if (thread.mergedInto) return [];
  const { number, version, status, assignee, dueAt } = thread;
  const group = "This enquiry";
  const post = (fields: Record<string, string>) => ({
    group,
    post: `/desk/enquiries/${number}`,
    fields: { version: String(version), ...fields },
  });
  const isClosed = status === "closed" || status === "spam";
  return [
    { label: "Reply", group, singleKey: "r", run: () => write("reply") },
    { label: "Note", group, singleKey: "n", run: () => write("note") },
    { label: "Assign", group, singleKey: "a", run: () => openMenu("act-assign") },
    ...colleagues
      .filter(({ id }) => id !== assignee?.id)
      .map(({ id, name, open }) => ({
        label: id === staff.id ? "Take it" : `Assign to ${name}`,
        detail: `has ${open} open`,
        ...post({ intent: "assign", assignee: String(id) }),
      })),
    { label: "Snooze", group, singleKey: "s", run: () => openMenu("act-snooze") },
    ...snoozeTimes(now, dueAt).map(({ label, until, detail }) => ({
      label: `Snooze: ${label}`,
      detail,
      ...post({ intent: "snooze", until: until.toISOString() }),
    })),
    {
      label: isClosed ? "Reopen" : "Close",
      singleKey: "e",
      ...post({ intent: "status", status: isClosed ? "open" : "closed" }),
    },
    { label: "Wait for the visitor", ...post({ intent: "status", status: "waiting" }) },
    { label: "Mark as spam", ...post({ intent: "status", status: "spam" }) },
    { label: "Merge into another", group, run: () => openMenu("act-merge") },
    { label: "Undo", group, singleKey: "z", run: undoLast },
  ];
}
