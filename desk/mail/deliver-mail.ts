import { eq } from "drizzle-orm";

import { dropMail, markDead, markDelayed, markSent } from "../core/record-delivery.ts";
import type { Database } from "../data/open-database.ts";
import { mails } from "../data/schema/index.ts";
import { transact } from "../data/transact.ts";
import { type Composing, composeMail } from "./compose-mail.ts";
import type { Delivery } from "./delivery/open-delivery.ts";
import { Undeliverable } from "./delivery/undeliverable.ts";

export interface Post extends Composing {
  db: Database;
  delivery: Delivery;
}

export type DeliveryOutcome =
  | { kind: "sent" }
  /** There is nothing to send: it was sent or given up before, or what it tells of is gone. */
  | { kind: "nothing" }
  /** To be tried again. */
  | { kind: "delayed"; reason: string }
  | { kind: "dead"; reason: string };

interface Try {
  /** No other one follows: if it fails, the mail is given up. */
  isLast: boolean;
}

/** One try at one mail. Running it again sends nothing again, except after a crash between the server's yes and our note of it. */
export async function deliverMail(post: Post, mailId: number, { isLast }: Try): Promise<DeliveryOutcome> {
  const { db, delivery } = post;
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (row?.state !== "queued") return { kind: "nothing" };
  const outgoing = await composeMail(post, row);
  if (!outgoing) {
    await transact(db, (tx) => dropMail(tx, mailId));
    return { kind: "nothing" };
  }
  try {
    await delivery.deliver(outgoing);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (isLast || error instanceof Undeliverable) {
      await transact(db, (tx) => markDead(tx, mailId, reason));
      return { kind: "dead", reason };
    }
    await transact(db, (tx) => markDelayed(tx, mailId, reason));
    return { kind: "delayed", reason };
  }
  await transact(db, (tx) => markSent(tx, mailId));
  return { kind: "sent" };
}
