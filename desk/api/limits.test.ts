import { randomUUID } from "node:crypto";

import { describe, expect, it } from "vitest";

import { freshDatabase } from "../data/testing/fresh-database.ts";
import { addressBlock, createLimits } from "./limits.ts";

const { db } = await freshDatabase();
const secrets = ["secret"] as const;
const limits = () => createLimits(db, secrets, { perAddress: 5, perRecipient: 2 });

describe("limits", () => {
  it("lets exactly as many through as may, of many at the same moment", async () => {
    const limit = limits();
    const waits = await Promise.all(Array.from({ length: 40 }, () => limit.byAddress("192.0.2.1")));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
    expect(waits.every((wait) => wait === undefined || (wait > 3500 && wait <= 3600))).toBe(true);
  });

  it("counts together with other instances", async () => {
    const instances = [limits(), limits(), limits()];
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, index) => instances[index % 3]?.byAddress("192.0.2.2")),
    );
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  });

  it("refuses a flood from memory, without asking the database", async () => {
    const limit = limits();
    for (let count = 0; count < 7; count += 1) await limit.byAddress("192.0.2.3");
    const before = await counted();
    const waits = await Promise.all(Array.from({ length: 100 }, () => limit.byAddress("192.0.2.3")));
    expect(waits).not.toContain(undefined);
    expect(await counted()).toEqual(before);
  });

  it("has a higher limit for addresses that proved their work, and it ends too", async () => {
    const limit = limits();
    const waits = await Promise.all(Array.from({ length: 60 }, () => limit.byProvenAddress("192.0.2.4")));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(50);
  });

  it("counts recipients whatever case they are written in, and keeps neither them nor addresses", async () => {
    const limit = limits();
    const email = `${randomUUID()}@Company.example`;
    expect(await limit.byRecipient(email)).toBeUndefined();
    expect(await limit.byRecipient(email.toUpperCase())).toBeUndefined();
    expect(await limit.byRecipient(email)).toBeGreaterThan(0);
    const { rows } = await db.execute("select key from rate_limits");
    expect(JSON.stringify(rows)).not.toMatch(/company|192/i);
  });
});

describe("addressBlock", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:ab00::1", "20010db80001ab::/56"],
    ["2001:db8:1:abff:1:2:3:4", "20010db80001ab::/56"],
    ["2001:db8:1:ac00::1", "20010db80001ac::/56"],
    ["fe80::1%eth0", "fe800000000000::/56"],
    ["::1", "00000000000000::/56"],
  ])("%s counts as %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});

async function counted() {
  return (await db.execute("select key, points from rate_limits order by key")).rows;
}
