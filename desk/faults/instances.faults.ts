import { expect, test } from "vitest";

import { freePort } from "../../scripts/lib/free-port.ts";
import { readJournal } from "../data/migrate.ts";
import { newDesk } from "./support/desk-folder.ts";
import { launchDesk, untilReady } from "./support/desk-process.ts";
import { ask, lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { keepSending, sendEnquiries } from "./support/visitors.ts";

test("instances that start at once on an empty database: one migrates, all serve, one is killed", async () => {
  const { env, databaseUrl, mailFolder } = await newDesk();
  const instances = await Promise.all(
    Array.from({ length: 4 }, async () =>
      launchDesk({ ...env, PORT: String(await freePort()), DATABASE_URL: databaseUrl }),
    ),
  );
  await Promise.all(instances.map((each) => untilReady(each)));
  const migrations = await ask(databaseUrl, "select from drizzle.__drizzle_migrations");
  expect(migrations).toHaveLength(readJournal().entries.length);

  const [doomed, ...others] = instances;
  if (!doomed) throw new Error("None was started");
  const lostLoad = keepSending(doomed.url, 2);
  const otherLoads = others.map(({ url }) =>
    sendEnquiries({ url, atOnce: 2, shouldContinue: (so) => so.length < 40 }),
  );
  await lostLoad.more(15);
  await doomed.kill();
  const receipts = (await Promise.all([lostLoad.end(), ...otherLoads])).flat();
  expect(receipts.length).toBeGreaterThanOrEqual(15 + 120);
  expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual([]);
  for (const each of others) await each.stop();
});
