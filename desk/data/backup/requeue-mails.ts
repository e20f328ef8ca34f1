import { eq } from "drizzle-orm";
import { pino } from "pino";

import { openBoss } from "../../jobs/open-boss.ts";
import { type Enqueue, enqueueWith } from "../../jobs/job-queues.ts";
import type { Tx } from "../open-database.ts";
import { mails } from "../schema/index.ts";

/** Jobs are not backed up: every mail that waits gets a new one, or it would wait forever. Returns how many. */
export async function requeueMails(tx: Tx, enqueue: Enqueue): Promise<number> {
  const waiting = await tx.select({ mailId: mails.id }).from(mails).where(eq(mails.state, "queued"));
  for (let from = 0; from < waiting.length; from += 1000) {
    await enqueue(tx, "mail", waiting.slice(from, from + 1000));
  }
  return waiting.length;
}

/** The job queue of a database where no desk runs. */
export async function withEnqueue<T>(url: string, work: (enqueue: Enqueue) => Promise<T>): Promise<T> {
  const boss = await openBoss(url, { log: pino({ level: "silent" }), works: false });
  try {
    return await work(enqueueWith(boss));
  } finally {
    await boss.stop({ graceful: false });
  }
}
