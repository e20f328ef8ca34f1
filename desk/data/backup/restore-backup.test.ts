import { buffer } from "node:stream/consumers";

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { withClient } from "../with-client.ts";
import { freshDatabase } from "../testing/fresh-database.ts";
import { RestoreRefused, restoreBackup } from "./restore-backup.ts";
import { newestVersion } from "./schema-version.ts";
import { backupOf } from "./write-backup.ts";

const source = await freshDatabase();
await source.db.execute(sql`insert into settings values ('secret', 'of the backup')`);
await source.db.execute(sql`insert into contacts (email, name) values ('a@b.example', 'A')`);
const backup = await withClient(source.url, (client) => buffer(backupOf(client, [])));

const target = await freshDatabase();
const restore = (bytes: Buffer) => restoreBackup(target.url, pieces(bytes), { skipNumbers: 0 });
// Not through its pool: by its connections a desk is known to be running.
const ask = async (question: string) =>
  await withClient(target.url, async (client) => (await client.query(question)).rows);

beforeEach(async () => {
  await ask("truncate contacts, settings, entry_links, staff, mails cascade");
});

describe("restoreBackup", () => {
  it("takes the place of what a desk writes at its first start", async () => {
    await ask("insert into settings values ('secret', 'of the first start')");
    await ask("insert into entry_links (token_hash, expires_at) values ('first', now())");
    const { sums } = await restore(backup);
    expect(sums.find(({ table }) => table === "contacts")).toMatchObject({ rows: 1 });
    expect(await ask("select * from settings")).toEqual([{ key: "secret", value: "of the backup" }]);
    expect(await ask("select * from entry_links")).toEqual([]);
  });

  it("refuses a database with somebody in it", async () => {
    await ask("insert into staff (email, role) values ('mira@desk.example', 'admin')");
    await expect(restore(backup)).rejects.toThrow("The database is not empty. It holds 1 staff.");
  });

  it("refuses a database of another program", async () => {
    await ask("create table orders (id int)");
    await expect(restore(backup)).rejects.toThrow("It holds the table orders.");
    await ask("drop table orders");
  });

  it("refuses a backup of a newer version, and of none that ever was", async () => {
    await expect(restore(ofVersion(newestVersion() + 1))).rejects.toThrow(/newer version.*update the desk/);
    await expect(restore(ofVersion(newestVersion() - 1))).rejects.toThrow(RestoreRefused);
  });

  it("writes nothing if the last byte is missing", async () => {
    await expect(restore(backup.subarray(0, -1))).rejects.toThrow("It breaks off in the middle.");
    expect(await ask("select * from contacts")).toEqual([]);
  });
});

function ofVersion(version: number): Buffer {
  return Buffer.from(backup.toString("latin1").replace(String(newestVersion()), String(version)), "latin1");
}

async function* pieces(bytes: Buffer) {
  yield bytes;
}
