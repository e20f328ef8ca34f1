import { eq, sql } from "drizzle-orm";

import type { Tx } from "../../../data/open-database.ts";
import { events, incomingMails } from "../../../data/schema/index.ts";
import { lockMail, lockUnsorted, type MailAction, type MailRefused } from "./lock-mail.ts";

export type SetAside = { kind: "done"; eventId: number } | MailRefused;

/** Advertising, or something that was answered elsewhere: nobody has to look at it again. */
export async function setMailAside(tx: Tx, { staff, mailId }: MailAction): Promise<SetAside> {
  const held = await lockUnsorted(tx, mailId);
  if (held.kind !== "locked") return held;
  await tx
    .update(incomingMails)
    .set({ setAsideAt: sql`now()` })
    .where(eq(incomingMails.id, mailId));
  return await write(tx, { staff, mailId }, "mail.set-aside");
}

/** Among those that are to be sorted again. */
export async function putMailBack(tx: Tx, { staff, mailId }: MailAction): Promise<SetAside> {
  const mail = await lockMail(tx, mailId);
  if (!mail) return { kind: "not-found" };
  if (!mail.setAsideAt) return { kind: "already-sorted" };
  await tx.update(incomingMails).set({ setAsideAt: null }).where(eq(incomingMails.id, mailId));
  return await write(tx, { staff, mailId }, "mail.put-back");
}

async function write(tx: Tx, { staff, mailId }: MailAction, kind: string): Promise<SetAside> {
  const [event] = await tx
    .insert(events)
    .values({ actor: `staff:${staff.id}`, kind, data: { mailId } })
    .returning({ id: events.id });
  if (!event) throw new Error("An event was not written");
  return { kind: "done", eventId: event.id };
}
