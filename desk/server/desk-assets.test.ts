import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { deskAssets } from "./desk-assets.ts";

const folder = mkdtempSync(join(tmpdir(), "desk-assets-"));
writeFileSync(join(folder, "a-1.js"), "1");
afterAll(() => rmSync(folder, { recursive: true }));

const assets = deskAssets(folder, {
  "Content-Security-Policy": "default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
});

it("sends a file with what a file needs, and what is not found with the headers of a page", async () => {
  const file = await assets.request("/a-1.js", { headers: { "Accept-Encoding": "br" } });
  expect(Object.fromEntries(file.headers)).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": "text/javascript;charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  const missing = await assets.request("/b-1.js");
  expect(missing.status).toBe(404);
  expect(missing.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
});
