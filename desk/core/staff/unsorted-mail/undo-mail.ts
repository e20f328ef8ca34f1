import { and, eq, gt, inArray, sql } from "drizzle-orm";

import type { Tx } from "../../../data/open-database.ts";
import { attachments, events, incomingMails, messages } from "../../../data/schema/index.ts";
import { withMerged } from "../../merged-enquiries.ts";
import { rebuiltSearchVector } from "../../search-vector.ts";
import type { StaffAction } from "../staff-action.ts";
import { changeEnquiry, changesBefore, untouchedSince } from "../change-enquiry.ts";
import { changedMeanwhile, lockEnquiryById } from "../lock-enquiry.ts";
import { type LockedMail, lockMail } from "./lock-mail.ts";
import { putMailBack } from "./set-aside.ts";

interface Undo {
  staff: StaffAction["staff"];
  eventId: number;
}

export type MailUndone =
  | { kind: "done" }
  | { kind: "already-undone" | "not-undoable" | "not-found" }
  | { kind: "changed-meanwhile"; by: string };

/** Takes a mail out of the enquiry that it was put into, or from those that were set aside: it is to be sorted again. */
export async function undoMail(tx: Tx, { staff, eventId }: Undo): Promise<MailUndone> {
  const mailId = Number((await readEvent(tx, eventId))?.data["mailId"]);
  const mail = await lockMail(tx, mailId);
  // Again, now that nobody else can undo it.
  const event = await readEvent(tx, eventId);
  if (!mail || !event) return { kind: "not-found" };
  if (event.undoneAt) return { kind: "already-undone" };
  switch (event.kind) {
    case "mail.set-aside": {
      if (!mail.setAsideAt) return { kind: "already-undone" };
      await markUndone(tx, eventId);
      await putMailBack(tx, { staff, mailId });
      return { kind: "done" };
    }
    case "mail.put-in":
      return await takeOut(tx, staff, event, mail);
    default:
      return { kind: "not-undoable" };
  }
}

type ReadEvent = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

/** Not once somebody has answered it, or the visitor has written again: then it is part of a conversation. */
async function takeOut(
  tx: Tx,
  staff: Undo["staff"],
  event: ReadEvent,
  mail: LockedMail,
): Promise<MailUndone> {
  const enquiry = event.enquiryId === null ? undefined : await lockEnquiryById(tx, event.enquiryId);
  const { messageId } = mail;
  if (!enquiry || messageId === null) return { kind: "not-undoable" };
  const before = changesBefore(event.data);
  const untouched = untouchedSince(event.data, enquiry, before);
  const isChanged = Object.keys(untouched).length < Object.keys(before).length;
  if (isChanged || (await goesOn(tx, enquiry.id, messageId))) return await changedMeanwhile(tx, enquiry);

  await tx.update(attachments).set({ messageId: null }).where(eq(attachments.incomingMailId, mail.id));
  await tx
    .update(incomingMails)
    .set({ state: "unmatched", enquiryId: null, messageId: null })
    .where(eq(incomingMails.id, mail.id));
  await tx.delete(messages).where(eq(messages.id, messageId));
  await markUndone(tx, event.id);
  await changeEnquiry(tx, enquiry, {
    staff,
    kind: "enquiry.undone",
    changes: before,
    data: { eventId: event.id, undone: event.kind },
    search: rebuiltSearchVector(),
  });
  return { kind: "done" };
}

async function goesOn(tx: Tx, enquiryId: number, messageId: number): Promise<boolean> {
  const later = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        inArray(messages.enquiryId, await withMerged(tx, enquiryId)),
        inArray(messages.kind, ["visitor", "staff"]),
        gt(messages.id, messageId),
      ),
    )
    .limit(1);
  return later.length > 0;
}

async function readEvent(tx: Tx, eventId: number) {
  if (!Number.isSafeInteger(eventId)) return undefined;
  const [event] = await tx
    .select({
      id: events.id,
      kind: events.kind,
      enquiryId: events.enquiryId,
      data: events.data,
      undoneAt: events.undoneAt,
    })
    .from(events)
    .where(eq(events.id, eventId));
  return event;
}

async function markUndone(tx: Tx, eventId: number): Promise<void> {
  await tx
    .update(events)
    .set({ undoneAt: sql`now()` })
    .where(eq(events.id, eventId));
}
