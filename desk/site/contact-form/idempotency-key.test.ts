import { afterEach, beforeEach, expect, it, vi } from "vitest";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Of one tab: what is in it outlives a reload, which is another copy of the module. */
let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function loaded() {
  vi.resetModules();
  return await import("./idempotency-key.ts");
}

it("gives the same text the same key, after a reload too, and another text another one", async () => {
  const first = (await loaded()).keyFor("Our server is slow.");
  const { keyFor } = await loaded();
  expect(first).toMatch(uuid);
  expect(keyFor("Our server is slow.")).toBe(first);
  expect(keyFor("Our server is fast.")).not.toBe(first);
});

it("begins anew once the message has arrived", async () => {
  const { keyFor, forgetKey } = await loaded();
  const first = keyFor("Our server is slow.");
  forgetKey();
  expect(storage.size).toBe(0);
  expect(keyFor("Our server is slow.")).not.toBe(first);
});

it("keeps nothing of the text", async () => {
  (await loaded()).keyFor("Our server is slow.");
  expect([...storage.values()].join()).not.toContain("slow");
});

it("works where storage is blocked", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { keyFor } = await loaded();
  expect(keyFor("Our server is slow.")).toBe(keyFor("Our server is slow."));
});

it("tells texts apart that differ in one character", async () => {
  const { keyFor } = await loaded();
  const keys = Array.from({ length: 500 }, (_, index) => {
    keyFor(`Message ${index}`);
    return storage.get("enquiry-key")?.split('"')[3];
  });
  expect(new Set(keys).size).toBe(500);
});
