import { randomInt } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { freePort } from "../../scripts/lib/free-port.ts";
import { startCluster } from "../data/embedded/cluster.ts";
import { startDesk } from "./support/desk-process.ts";
import { canMountDisks, makeDisk } from "./support/disk-image.ts";
import { ask, lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { postgresProcesses, signalAll } from "./support/postgres-processes.ts";
import { keepSending, type Receipt } from "./support/visitors.ts";

const CUTS = 10;

// Only an embedded database stands on a disk of ours.
const possible = canMountDisks() && !process.env["DATABASE_URL"];

test.runIf(possible)(
  `the power is cut ${CUTS} times under load: every acknowledged enquiry is there`,
  async () => {
    const disk = makeDisk(900);
    const data = join(disk.folder, "desk");
    const env = { PORT: String(await freePort()), DESK_DATA: data, DESK_SECRET: "of this test" };
    const receipts: Receipt[] = [];
    for (let cut = 0; cut < CUTS; cut++) {
      const desk = await startDesk(env);
      const load = keepSending(desk.url, 6);
      await writeAtRandom(disk.folder, load.more(randomInt(10, 120)));
      const all = [desk.child.pid ?? 0, ...postgresProcesses(data)];
      signalAll(all, "SIGSTOP");
      receipts.push(...load.receipts());
      disk.cutPower(() => signalAll(all, "SIGKILL"));
      await load.end();
      const { url } = await startCluster(data);
      const kept = new Set(
        (await ask<{ number: string }>(url, "select number from enquiries")).map(({ number }) => number),
      );
      expect(receipts.filter(({ number }) => !kept.has(number))).toEqual([]);
    }
    const desk = await startDesk(env);
    const cluster = await startCluster(data);
    const arrived = () => mailsInFolder(join(data, "mail"));
    expect(await lostOrDouble({ databaseUrl: cluster.url, receipts, arrived })).toEqual([]);
    console.log(`${CUTS} power cuts, ${receipts.length} enquiries acknowledged before one, none lost`);
    await desk.stop();
    await cluster.stop();
    disk.remove();
  },
);

/** Forces files of no interest to the disk, and with them whatever else happens to wait: no two cuts are alike. */
async function writeAtRandom(folder: string, until: Promise<void>) {
  const over = new AbortController();
  const ended = until.finally(() => over.abort());
  while (!over.signal.aborted) {
    const file = openSync(join(folder, `noise-${Math.floor(Math.random() * 20)}`), "w");
    writeSync(file, Buffer.alloc(Math.floor(Math.random() * 65_536)));
    fsyncSync(file);
    closeSync(file);
    await wait(Math.random() * 80);
  }
  await ended;
}
