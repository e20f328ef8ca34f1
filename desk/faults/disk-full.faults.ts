import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { freePort } from "../../scripts/lib/free-port.ts";
import { startCluster } from "../data/embedded/cluster.ts";
import { startDesk } from "./support/desk-process.ts";
import { canMountDisks, makeDisk } from "./support/disk-image.ts";
import { lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { sendEnquiries, sendOnce } from "./support/visitors.ts";

const possible = canMountDisks() && !process.env["DATABASE_URL"];
const MEGABYTE = 1024 * 1024;

test.runIf(possible)(
  "the disk is full: 503, reads work, nothing is corrupt, and it goes on once there is room",
  async () => {
    const disk = makeDisk(500);
    const data = join(disk.folder, "desk");
    const desk = await startDesk({
      PORT: String(await freePort()),
      DESK_DATA: data,
      DESK_SECRET: "of this test",
    });
    const send = (count: number) =>
      sendEnquiries({ url: desk.url, atOnce: 4, shouldContinue: (so) => so.length < count });
    const before = await send(20);

    const ballast = join(disk.folder, "ballast");
    const { bavail, bsize } = statfsSync(disk.folder);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 8 * MEGABYTE));
    await expect.poll(() => sendOnce(desk.url)).toBe(503);
    expect((await fetch(`${desk.url}/api/question`)).status).toBe(200);
    expect((await fetch(`${desk.url}/health/ready`)).status).toBe(200);

    rmSync(ballast);
    const after = await send(20);
    const cluster = await startCluster(data);
    const receipts = [...before, ...after];
    const arrived = () => mailsInFolder(join(data, "mail"));
    expect(await lostOrDouble({ databaseUrl: cluster.url, receipts, arrived })).toEqual([]);
    await desk.stop();
    await cluster.stop();
    disk.remove();
  },
);
