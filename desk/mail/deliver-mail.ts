import { and, eq, sql } from "drizzle-orm";

import { dropMail, markDead, markDelayed, markSent } from "../core/record-delivery.ts";
import type { Database } from "../data/open-database.ts";
import { mails } from "../data/schema/index.ts";
import { detectOutage, transact } from "../data/transact.ts";
import { type Composing, composeMail } from "./compose-mail.ts";
import type { Delivery } from "./delivery/open-delivery.ts";
import { Undeliverable } from "./delivery/undeliverable.ts";

export interface Post extends Composing {
  db: Database;
  delivery: Delivery;
}

export type DeliveryOutcome =
  | { kind: "sent"; enquiryId: number | null }
  /** There is nothing to send: it was sent or given up before, or what it tells of is gone. */
  | { kind: "nothing" }
  /** To be tried again. */
  | { kind: "delayed"; code: string }
  | { kind: "dead"; code: string; enquiryId: number | null };

interface Try {
  /** No other one follows: if it fails, the mail is given up. */
  isLast: boolean;
}

/** One try at one mail. Running it again sends nothing again, except after a crash between the server's yes and our note of it. */
export async function deliverMail(post: Post, mailId: number, { isLast }: Try): Promise<DeliveryOutcome> {
  const { db, delivery } = post;
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (row?.state !== "queued") return { kind: "nothing" };
  if (row.notBefore && !(await mayLeave(db, mailId))) return { kind: "delayed", code: "early" };
  const outgoing = await composeMail(post, row);
  if (!outgoing) {
    await transact(db, (tx) => dropMail(tx, mailId));
    return { kind: "nothing" };
  }
  try {
    await delivery.deliver(outgoing);
  } catch (error) {
    const { reason, code } = whatHappened(error);
    if (isLast || error instanceof Undeliverable) {
      await transact(db, (tx) => markDead(tx, mailId, reason));
      return { kind: "dead", code, enquiryId: row.enquiryId };
    }
    await transact(db, (tx) => markDelayed(tx, mailId, reason));
    return { kind: "delayed", code };
  }
  await detectOutage(markSent(db, mailId));
  return { kind: "sent", enquiryId: row.enquiryId };
}

/**
 * Whether the time is over in which it could be taken back. The lock waits for somebody who is just taking it back, and
 * the clock is the one that goes on: who comes after us finds that it is too late.
 */
async function mayLeave(db: Database, mailId: number): Promise<boolean> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, mailId), sql`${mails.notBefore} <= clock_timestamp()`))
    .for("share");
  return rows.length > 0;
}

/** The reason can name the recipient and stays in the database; the code is for logs. */
function whatHappened(error: unknown): { reason: string; code: string } {
  if (!(error instanceof Error)) return { reason: String(error), code: "unknown" };
  const { responseCode, code } = (error.cause ?? error) as { responseCode?: number; code?: string };
  return { reason: error.message.slice(0, 500), code: String(responseCode ?? code ?? error.name) };
}
