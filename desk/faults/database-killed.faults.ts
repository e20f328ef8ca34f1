import { randomInt } from "node:crypto";

import { expect, test } from "vitest";

import { newDesk } from "./support/desk-folder.ts";
import { startDesk } from "./support/desk-process.ts";
import { lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { postgresProcesses, signalAll } from "./support/postgres-processes.ts";
import { keepSending } from "./support/visitors.ts";

const KILLS = 5;

// Another server than the embedded one is looked after by whoever runs it.
test.runIf(!process.env["DATABASE_URL"])(
  `the embedded database is killed ${KILLS} times under load: the desk starts it again, and nothing is lost`,
  async () => {
    const { env, databaseUrl, mailFolder } = await newDesk();
    const desk = await startDesk(env);
    const load = keepSending(desk.url, 6);
    for (let kill = 0; kill < KILLS; kill++) {
      await load.more(randomInt(20, 120));
      signalAll(postgresProcesses(env["DESK_DATA"] ?? ""), "SIGKILL");
      const ready = () => fetch(`${desk.url}/health/ready`).then(({ status }) => status);
      await expect.poll(ready).toBe(200);
    }
    const receipts = await load.end();
    expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual(
      [],
    );
    console.log(`${KILLS} kills of the database, ${receipts.length} enquiries, none lost`);
    await desk.stop();
  },
);
