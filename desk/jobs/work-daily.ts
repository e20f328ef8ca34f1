import { identity } from "../../app/identity.ts";
import { requeueForgotten } from "../core/requeue-forgotten.ts";
import { transact } from "../data/transact.ts";
import type { OpenServices } from "../server/open-services.ts";
import { type DailyTask, dailyTasks } from "./daily.ts";

/** While the office sleeps. Once, however many instances there are; later on the same day if none was up then. */
const WHEN = "30 3 * * *";

export async function workDaily({ boss, db, log, outbox }: OpenServices): Promise<void> {
  const forgotten: DailyTask = {
    name: "forgotten mails",
    run: async () => void (await transact(db, (tx) => requeueForgotten(tx, outbox))),
  };
  await boss.schedule("daily", WHEN, {}, { tz: identity.office.timeZone, missed: "once" });
  await boss.work("daily", { pollingIntervalSeconds: 60 }, async () => {
    const failed: string[] = [];
    for (const { name, run } of [...dailyTasks, forgotten]) {
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
