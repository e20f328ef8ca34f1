import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

import { writeFiles } from "../finish-build/files/write-files.ts";
import { bundleHash } from "./bundle-hash.mjs";
import { hasStamp, writeStamp } from "./stamp.mjs";

const folder = mkdtempSync(join(tmpdir(), "bundle-hash-"));
beforeEach(() =>
  writeFiles(folder, {
    "app/articles/blog/keys.mdx": "Keys.",
    "app/site/about/content.ts": "export const title = 'About';",
    "app/site/about/content.test.ts": "expect(1).toBe(1);",
    "desk/site/sender.ts": "export const send = 1;",
    "scripts/vite-plugins/lean.ts": "export const lean = 1;",
  }),
);
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

const hash = (more: string[] = []) => bundleHash(folder, more);

it("is found again in the stamp that it was written to", () => {
  const stamp = join(folder, "build/bundle/.stamp");
  writeStamp(stamp, hash());
  expect(hasStamp(stamp, hash())).toBe(true);
});

it.each(["app/articles/blog/keys.mdx", "app/site/about/content.test.ts", "desk/site/sender.ts"])(
  "stays when %s changes, which is not bundled",
  async (file) => {
    const before = hash();
    await writeFiles(folder, { [file]: "Other." });
    expect(hash()).toBe(before);
  },
);

it.each([
  "app/site/about/content.ts",
  "app/site/new/page.tsx",
  "scripts/vite-plugins/lean.ts",
  "vite.config.ts",
  "node_modules/.package-lock.json",
])("changes with %s", async (file) => {
  const before = hash();
  await writeFiles(folder, { [file]: "export const other = 1;" });
  expect(hash()).not.toBe(before);
});

it("changes with what only one of the builds is made from, and with settings that are built in", async () => {
  const before = hash(["desk/site"]);
  await writeFiles(folder, { "desk/site/sender.ts": "export const send = 2;" });
  const after = hash(["desk/site"]);
  expect(after).not.toBe(before);
  vi.stubEnv("DESK_RETENTION_MONTHS", "6");
  expect(hash(["desk/site"])).not.toBe(after);
});
