import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { buildFolder, builtPages, clientFolder } from "../support/built-site.ts";

const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8")) as Record<string, string>;
const policy = new Map(
  (headers["Content-Security-Policy"] ?? "").split(";").map((directive) => {
    const [name = "", ...values] = directive.trim().split(/\s+/);
    return [name, values];
  }),
);
const rules = readFileSync(join(clientFolder, "_headers"), "utf8");

test("the policy starts from nothing and forgives nothing", () => {
  expect([...policy.keys()][0]).toBe("default-src");
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("style-src")).toEqual(["'self'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("form-action")).toEqual(["'none'"]);
  expect(policy.get("frame-src")).toEqual([new URL(identity.map.embedUrl).origin]);
  expect(
    [...policy.values()].flat().filter((value) => /unsafe|\*|data:|blob:|^https?:$/.test(value)),
  ).toEqual([]);
});

test("the policy allows the theme script of the pages by its hash, and no other inline script", () => {
  const hashes = builtPages().flatMap(({ root }) =>
    root
      .querySelectorAll("script[data-theme-script]")
      .map((script) => `'sha256-${createHash("sha256").update(script.rawText).digest("base64")}'`),
  );
  expect(hashes).toHaveLength(builtPages().length);
  expect(policy.get("script-src")).toEqual(["'self'", ...new Set(hashes)]);
});

test("the other protections are set", () => {
  expect(headers).toMatchObject({
    "Strict-Transport-Security": expect.stringMatching(/^max-age=\d{8,}; includeSubDomains/),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": expect.stringContaining("camera=()"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
});

test("static hosts get the same headers, within what they accept", () => {
  const lines = rules.split("\n");
  const forAll = lines.slice(1, lines.indexOf("/assets/*")).map((line) => line.trim());
  expect(lines[0]).toBe("/*");
  expect(forAll.toSorted()).toEqual(
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .toSorted(),
  );
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});
