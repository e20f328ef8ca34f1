import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { afterAll, expect, it, vi } from "vitest";

import { withClient } from "../with-client.ts";
import { startCluster } from "./cluster.ts";

// If we are root, one that PostgreSQL's account cannot get into, as root's home is.
const folder = mkdtempSync(join(tmpdir(), "desk-cluster-"));
afterAll(async () => {
  const cluster = await startCluster(folder);
  await cluster.stop();
  for (const each of [folder, dirname(cluster.folder)]) rmSync(each, { recursive: true, force: true });
});

const read = (url: string) =>
  withClient(url, async (client) => (await client.query("select name from kept")).rows);

it("starts, is taken over while it runs, stops, starts again, and survives kill -9 and what that leaves behind", async () => {
  const first = await startCluster(folder);
  expect(first.adopted).toBe(false);
  await withClient(first.url, (client) => client.query("create table kept as select 'Asha' as name"));
  expect(
    await withClient(first.url, async (client) => (await client.query("show listen_addresses")).rows),
  ).toEqual([{ listen_addresses: "" }]);

  const second = await startCluster(folder);
  expect(second.adopted).toBe(true);
  await second.stop();

  const third = await startCluster(folder);
  expect(third.adopted).toBe(false);
  process.kill(await serverPid(third.url), "SIGKILL");
  // As the desk does it, again and again: a process that is killed is there for a moment still.
  await vi.waitFor(async () => {
    await third.revive();
    expect(await read(third.url)).toEqual([{ name: "Asha" }]);
  }, 60_000);
  const fourth = await startCluster(folder);
  expect(fourth.adopted).toBe(true);
  expect(await read(fourth.url)).toEqual([{ name: "Asha" }]);
  await fourth.stop();

  // A lock file of a process that is another program by now.
  writeFileSync(join(fourth.folder, "postmaster.pid"), `${process.pid}\n`);
  const fifth = await startCluster(folder);
  expect(await read(fifth.url)).toEqual([{ name: "Asha" }]);
});

it("is left running by a stop while somebody else is connected", async () => {
  const cluster = await startCluster(folder);
  await withClient(cluster.url, async (client) => {
    await cluster.stop();
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});

it("is made once when several processes begin at the same time in a new folder", async () => {
  const fresh = mkdtempSync(join(tmpdir(), "desk-cluster-"));
  const script = `const { startCluster } = await import(${JSON.stringify(import.meta.resolve("./cluster.ts"))});
    const { url } = await startCluster(process.argv[1]);
    console.log(url);`;
  const started = Array.from({ length: 3 }, () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", script, fresh]),
  );
  const urls = (await Promise.all(started)).map(({ stdout }) => stdout.trim());
  const cluster = await startCluster(fresh);
  expect(cluster.adopted).toBe(true);
  expect(urls).toEqual([cluster.url, cluster.url, cluster.url]);
  expect(readdirSync(dirname(cluster.folder)).filter((name) => name.includes(".new"))).toEqual([]);
  await withClient(cluster.url, (client) => client.query("select 1"));
  await cluster.stop();
  for (const each of [fresh, dirname(cluster.folder)]) rmSync(each, { recursive: true, force: true });
});

async function serverPid(url: string): Promise<number> {
  return Number(
    await withClient(url, async (client) => {
      const { rows } = await client.query(
        "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
      );
      return rows[0].pid;
    }),
  );
}
