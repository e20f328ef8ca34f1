import { join } from "node:path";

import { identity } from "../../app/identity.ts";
import { applyRetention } from "../core/apply-retention.ts";
import { requeueOrphanedMails } from "../core/requeue-orphaned-mails.ts";
import { removeMailFiles } from "../data/mail-files.ts";
import type { Database } from "../data/open-database.ts";
import { transact } from "../data/transact.ts";
import type { OpenServices } from "../server/open-services.ts";
import type { Settings } from "../server/settings.ts";
import { type DailyTask, dailyTasks } from "./daily.ts";

/** While the office sleeps. Once, however many instances there are; later on the same day if none was up then. */
const WHEN = "30 3 * * *";

export async function startDailyWorker({ boss, db, log, outbox, settings }: OpenServices): Promise<void> {
  const orphaned: DailyTask = {
    name: "orphaned mails",
    run: async () => void (await transact(db, (tx) => requeueOrphanedMails(tx, outbox))),
  };
  const retention: DailyTask = { name: "retention", run: () => retain(db, settings) };
  await boss.schedule("daily", WHEN, {}, { tz: identity.office.timeZone, missed: "once" });
  await boss.work("daily", { pollingIntervalSeconds: 60 }, async () => {
    const failed: string[] = [];
    for (const { name, run } of [...dailyTasks, orphaned, retention]) {
      try {
        await run(db);
      } catch (error) {
        failed.push(name);
        log.error({ err: error, task: name }, "daily task");
      }
    }
    if (failed.length > 0) throw new Error(`Not done today: ${failed.join(", ")}`);
  });
}

/** In steps, each a transaction of its own; a mail's file goes after its row. */
async function retain(db: Database, { data, retentionMonths }: Settings): Promise<void> {
  let isMore = true;
  while (isMore) {
    const step = await transact(db, (tx) => applyRetention(tx, { months: retentionMonths }));
    await removeMailFiles(join(data, "mail"), step.messageIds);
    ({ isMore } = step);
  }
}
