import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Queue } from "pg-boss";

import type { Tx } from "../data/open-database.ts";

/** What the jobs of each job queue carry: ids only. */
export interface Jobs {
  mail: { mailId: number };
  webhook: { deliveryId: number };
  daily: Record<string, never>;
}
export type JobQueueName = keyof Jobs;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After the first seconds a mail is tried again every ten minutes at the latest, for more than two days. */
export const jobQueueSettings: Record<JobQueueName, Omit<Queue, "name">> = {
  mail: {
    retryLimit: 320,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 10 * MINUTE,
    expireInSeconds: 5 * MINUTE,
    heartbeatSeconds: 15,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: HOUR,
    // A NOTIFY makes all commits that carry one wait for each other, and accepting enquiries is such a commit.
    // The process that took one wakes its workers after the commit; other processes look every two seconds.
    notify: false,
  },
  // Tried again for about half a day.
  webhook: {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 2 * MINUTE,
    heartbeatSeconds: 15,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: HOUR,
    notify: false,
  },
  daily: { retryLimit: 5, retryDelay: 5 * MINUTE, deleteAfterSeconds: 7 * DAY },
};

/** Part of the migration. */
export async function installJobQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  try {
    for (const [name, options] of Object.entries(jobQueueSettings)) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The one door into the job queues. Demands a transaction: a job exists if, and only if, what it is about does. */
export type Enqueue = <Name extends JobQueueName>(
  tx: Tx,
  queue: Name,
  jobs: readonly Jobs[Name][],
  options?: EnqueueOptions,
) => Promise<void>;

export interface EnqueueOptions {
  /** Seconds to wait before it is done, by the database's clock. */
  startAfter?: number;
}

export function enqueueWith(boss: Pick<PgBoss, "insert">): Enqueue {
  return async (tx, queue, jobs, { startAfter } = {}) => {
    await boss.insert(
      queue,
      jobs.map((data) => ({ data, ...(startAfter !== undefined && { startAfter }) })),
      { db: fromDrizzle(tx, sql) },
    );
  };
}
