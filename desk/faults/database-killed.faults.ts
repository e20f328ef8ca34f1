import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { newDesk } from "./support/desk-folder.ts";
import { startDesk } from "./support/desk-process.ts";
import { lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { postgresProcesses, signalAll } from "./support/postgres-processes.ts";
import { sendEnquiries } from "./support/visitors.ts";

const KILLS = 5;

// Another server than the embedded one is looked after by whoever runs it.
test.runIf(!process.env["DATABASE_URL"])(
  `the embedded database is killed ${KILLS} times under load: the desk starts it again, and nothing is lost`,
  async () => {
    const { env, databaseUrl, mailFolder } = await newDesk();
    const desk = await startDesk(env);
    let over = false;
    const load = sendEnquiries({ url: desk.url, atOnce: 6, goOn: () => !over });
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(1000 + Math.random() * 1000);
      signalAll(postgresProcesses(env["DESK_DATA"] ?? ""), "SIGKILL");
      const ready = () => fetch(`${desk.url}/health/ready`).then(({ status }) => status);
      await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    }
    over = true;
    const receipts = await load;
    expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual(
      [],
    );
    console.log(`${KILLS} kills of the database, ${receipts.length} enquiries, none lost`);
    await desk.stop();
  },
);
