import { sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import type { Outbox } from "./outbox.ts";

/** Far more than ever wait at once, and few enough for one transaction. */
const MOST = 1000;
const LOCK = 7_104_203;

/**
 * Mails that wait and have no job: after a restore without the job queue's tables, or after a last try that ended with
 * its process. Returns how many got a new one.
 */
export async function requeueOrphanedMails(tx: Tx, outbox: Pick<Outbox, "enqueue">): Promise<number> {
  // Instances that start together would each give a mail a job, and it would be sent twice.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from mails
    where state = 'queued' and created_at < now() - interval '1 minute'
      and (not_before is null or not_before <= now()) and not exists (
      select from pgboss.job
      where name = 'mail' and state < 'completed' and (data ->> 'mailId')::bigint = mails.id
    )
    order by id limit ${MOST}`);
  if (rows.length > 0) {
    await outbox.enqueue(
      tx,
      "mail",
      rows.map(({ id }) => ({ mailId: Number(id) })),
    );
  }
  return rows.length;
}
