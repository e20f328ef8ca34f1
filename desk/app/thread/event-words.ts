import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { ThreadEvent } from "../../core/staff/thread-events.ts";
import { officeMoment } from "../../core/office-clock.ts";

interface EventContext {
  /** Names by id, of everybody who can have an enquiry. */
  names: ReadonlyMap<number, string>;
  now: Date;
}

/** What happened, in a line; undefined for what the thread shows anyway. */
export function eventWords(
  { kind, by, data, number }: ThreadEvent,
  { names, now }: EventContext,
): string | undefined {
  const who = by?.name || "The desk";
  const nameOf = (id: unknown) => (typeof id === "number" ? (names.get(id) ?? "somebody") : "nobody");
  const moment = (at: unknown) => (typeof at === "string" ? officeMoment(new Date(at), now) : "later");
  switch (kind) {
    case "enquiry.accepted":
      if (by)
        return `${who} wrote it down${data["isAcknowledged"] === true ? ", acknowledged by email" : ""}`;
      return `Acknowledged by email, reply promised ${enquiries.inTime}`;
    case "enquiry.assigned":
      if (data["assigneeId"] === null) return `${who} gave it back to everybody`;
      return data["assigneeId"] === by?.id
        ? `${who} took it`
        : `${who} gave it to ${nameOf(data["assigneeId"])}`;
    case "enquiry.snoozed":
      return `${who} snoozed it until ${moment(data["snoozedUntil"])}`;
    case "enquiry.woken":
      return "Snooze ended";
    case "enquiry.status-set":
      return `${who} ${statusVerbs[String(data["status"])] ?? "changed it"}`;
    case "enquiry.merged":
      return `${who} merged ${number} into ${String(data["into"])}`;
    case "enquiry.undone":
      return `${who} ${undoneVerbs[String(data["undone"])] ?? "undid it"}`;
    case "reply.taken-back":
      return `${who} took a reply back`;
    case "reply.sent-now":
      return `${who} sent it without waiting`;
    case "mail.put-in":
      return `${who} put an email into ${number}`;
    case "mail.made-enquiry":
      return `${who} made it of an email`;
    case "mail.dead":
      return "An email was not delivered";
    default:
      return undefined;
  }
}

/** What was undone is struck through where it happened. */
const undoneVerbs: Record<string, string> = {
  "enquiry.assigned": "undid the assignment",
  "enquiry.snoozed": "undid the snooze",
  "enquiry.status-set": "undid the change of status",
  "enquiry.merged": "undid the merge",
  "enquiry.took-in": "undid the merge",
  "mail.put-in": "took the email out again",
};

const statusVerbs: Record<string, string> = {
  open: "opened it again",
  waiting: "set it to wait for the visitor",
  closed: "closed it",
  spam: "marked it as spam",
};

/** What somebody just did, for the line that offers to undo it. */
export function doneWords({ kind, data }: ThreadEvent, context: EventContext): string {
  switch (kind) {
    case "enquiry.assigned":
      return data["assigneeId"] === null
        ? "Given back to everybody."
        : `Assigned to ${context.names.get(Number(data["assigneeId"])) ?? "somebody"}.`;
    case "enquiry.snoozed":
      return `Snoozed until ${officeMoment(new Date(String(data["snoozedUntil"])), context.now)}.`;
    case "enquiry.status-set":
      return doneStatus[String(data["status"])] ?? "Done.";
    case "enquiry.merged":
      return "Merged.";
    case "note.added":
      return "Note added.";
    default:
      return "Done.";
  }
}

const doneStatus: Record<string, string> = {
  open: "Opened again.",
  waiting: "Waits for the visitor.",
  closed: "Closed.",
  spam: "Marked as spam.",
};
