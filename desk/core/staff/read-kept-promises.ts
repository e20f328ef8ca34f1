import { sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { replyInterval } from "../promise.ts";

/** First answers of the last seven days: whether each came in the promised time, the oldest first. */
export type KeptPromises = readonly boolean[];

/** A week of ours holds fewer. */
const MOST = 500;

/** Those that were answered or whose time is over. By id, which grows with time: there is no need to look at the rest. */
export async function readKeptPromises(db: Reader): Promise<KeptPromises> {
  const { rows } = await db.execute<{ kept: boolean }>(sql`
    select first_reply_at is not null and first_reply_at <= created_at + ${replyInterval} as kept
    from (select * from enquiries order by id desc limit ${MOST}) as latest
    where created_at > now() - interval '7 days' and status <> 'spam' and merged_into is null
      and (first_reply_at is not null or (due_at is not null and due_at < now()))
    order by id`);
  return rows.map(({ kept }) => kept);
}
