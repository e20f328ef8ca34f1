import { buffer } from "node:stream/consumers";

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { freshDatabase } from "../testing/fresh-database.ts";
import { withClient } from "../with-client.ts";
import { BackupDamaged, type TableSum } from "./format.ts";
import { checkBackup } from "./read-backup.ts";
import { backupOf, sumsOf } from "./write-backup.ts";

const { db, url } = await freshDatabase();
await db.execute(
  `insert into contacts (email, name) select 'visitor' || i || '@company.example', repeat('x', i) from generate_series(1, 300) i`,
);
const written: TableSum[] = [];
const whole = await withClient(url, (client) => buffer(backupOf(client, written)));

describe("readBackup", () => {
  it("finds the sums that were written, however the bytes arrive", async () => {
    expect(written.find(({ table }) => table === "contacts")?.rows).toBe(300);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 70_000 }), async (size) => {
        expect(await checkBackup(inPieces(whole, size))).toEqual(written);
      }),
      { numRuns: 20 },
    );
  });

  it("has the same sums for the same rows", async () => {
    expect(await withClient(url, sumsOf)).toEqual(written);
  });

  it("refuses it wherever it is cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length - 1 }), async (length) => {
        await expect(checkBackup(inPieces(whole.subarray(0, length), 4096))).rejects.toThrow(BackupDamaged);
      }),
    );
  });

  it("refuses rows that were changed", async () => {
    const changed = Buffer.from(whole);
    changed.write("somebody", changed.indexOf("visitor7@"));
    await expect(checkBackup(inPieces(changed, 4096))).rejects.toThrow('The sum of "contacts" is wrong.');
  });

  it("refuses what follows after its end, and what is no backup", async () => {
    await expect(checkBackup(inPieces(Buffer.concat([whole, whole]), 4096))).rejects.toThrow(BackupDamaged);
    await expect(checkBackup(inPieces(Buffer.from("a,b\n1,2\n"), 4096))).rejects.toThrow(BackupDamaged);
    await expect(checkBackup(inPieces(Buffer.from('{"desk-backup":2}\n'), 9))).rejects.toThrow(BackupDamaged);
  });
});

async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
