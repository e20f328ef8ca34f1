import { type Clock, PgBoss } from "pg-boss";
import type { Logger } from "pino";

interface Options {
  log: Logger;
  /** Whether this process also does jobs: then it watches over those that were left behind. */
  works: boolean;
  /** For tests that let time pass. */
  clock?: Clock;
}

/** The job queue, installed by the migration. Its own few connections: a worker must not wait behind visitors. */
export async function openBoss(url: string, { log, works, clock }: Options): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "desk jobs",
    max: 4,
    migrate: false,
    createSchema: false,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    ...(clock && { clock }),
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "job queue"));
  return await boss.start();
}
