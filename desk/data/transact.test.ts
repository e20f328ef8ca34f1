import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { DatabaseUnavailable, isOutage, transact } from "./transact.ts";
import { openDatabase } from "./open-database.ts";
import { freshDatabase } from "./testing/fresh-database.ts";

const { db } = await freshDatabase();
const count = async () =>
  (await db.execute<{ count: number }>(sql`select count(*)::int from settings`)).rows[0]?.count;

describe("transact", () => {
  it("commits what returns and rolls back what throws", async () => {
    await transact(db, (tx) => tx.execute(sql`insert into settings values ('a', '1')`));
    const thrown = transact(db, async (tx) => {
      await tx.execute(sql`insert into settings values ('b', '2')`);
      throw new Error("no");
    });
    await expect(thrown).rejects.toThrow("no");
    expect(await count()).toBe(1);
  });

  it("tells an outage apart from a mistake of ours", async () => {
    const mistake = transact(db, (tx) => tx.execute(sql`select nonsense`));
    await expect(mistake).rejects.not.toBeInstanceOf(DatabaseUnavailable);
    const away = transact(openDatabase("postgresql://nobody@127.0.0.1:1/none"), async () => 1);
    await expect(away).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  it("gives up a statement that takes too long, and the pool goes on with another connection", async () => {
    // Far longer than this test may take.
    const slow = transact(db, (tx) => tx.execute(sql`select pg_sleep(600)`));
    await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await count()).toBe(1);
  });

  it("survives a connection that the server ends under it", async () => {
    const cut = transact(db, (tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await count()).toBe(1);
  });
});

describe("isOutage", () => {
  it.each([
    ["53100", true], // disk full
    ["57P01", true], // told to stop
    ["08006", true], // connection failure
    ["25006", true], // read-only after a failover
    ["23505", false], // unique violation
    ["42703", false], // no such column
  ])("SQLSTATE %s: %s", (code, expected) => {
    expect(isOutage(Object.assign(new Error("connection"), { code }))).toBe(expected);
  });

  it.each(["EPIPE", "ECONNRESET", "ENOENT"])("%s of the system's", (code) => {
    expect(isOutage(Object.assign(new Error(`write ${code}`), { code }))).toBe(true);
  });

  it("looks at causes too", () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    expect(isOutage(new Error("Failed query: select 1", { cause: refused }))).toBe(true);
  });
});
