import { sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import type { Outbox } from "./queue-mail.ts";

/** Far more than ever wait at once, and few enough for one transaction. */
const MOST = 1000;

/**
 * Mails that wait and have no job: after a restore without the job queue's tables, or after a last try that ended with
 * its process. Returns how many got a new one.
 */
export async function requeueForgotten(tx: Tx, outbox: Pick<Outbox, "enqueue">): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from mails
    where state = 'queued' and created_at < now() - interval '1 minute' and id not in (
      select (data ->> 'mailId')::bigint from pgboss.job
      where name = 'mail' and state < 'completed'
    )
    order by id limit ${MOST} for update skip locked`);
  if (rows.length > 0) {
    await outbox.enqueue(
      tx,
      "mail",
      rows.map(({ id }) => ({ mailId: Number(id) })),
    );
  }
  return rows.length;
}
