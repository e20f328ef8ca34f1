import { and, eq, ne, sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { events, mails } from "../data/schema/index.ts";

const oneMore = sql`${mails.attempts} + 1`;

/** One statement, so it needs no transaction around it: three ways to the database less for every mail. */
export async function markSent(db: Pick<Tx, "update">, mailId: number): Promise<void> {
  await db
    .update(mails)
    .set({
      state: "sent",
      sentAt: sql`now()`,
      attempts: oneMore,
      lastError: null,
      // A token that lets somebody in is in their mailbox now, and need not be in ours.
      data: sql`${mails.data} - 'token'`,
    })
    .where(and(eq(mails.id, mailId), ne(mails.state, "sent")));
}

/** It did not go through this time. The job queue tries again by itself. */
export async function markDelayed(tx: Tx, mailId: number, reason: string): Promise<void> {
  await tx
    .update(mails)
    .set({ attempts: oneMore, lastError: reason })
    .where(and(eq(mails.id, mailId), eq(mails.state, "queued")));
}

/** Nobody tries again until a person says so. */
export async function markDead(tx: Tx, mailId: number, reason: string): Promise<void> {
  const [dead] = await tx
    .update(mails)
    .set({ state: "dead", attempts: oneMore, lastError: reason })
    .where(and(eq(mails.id, mailId), eq(mails.state, "queued")))
    .returning({ enquiryId: mails.enquiryId });
  if (dead) {
    await tx
      .insert(events)
      .values({ enquiryId: dead.enquiryId, actor: "system", kind: "mail.dead", data: { mailId } });
  }
}

/** What it would tell of was erased or undone meanwhile. */
export async function dropMail(tx: Tx, mailId: number): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.id, mailId), ne(mails.state, "sent")));
}
