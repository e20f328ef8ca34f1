import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { assetExtensions } from "../../server/headers.ts";
import { createSiteServer } from "../../server/site-server.ts";
import { buildFolder, builtPages, clientFolder } from "../support/built-site.ts";

const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8")) as Record<string, string>;
const policy = new Map(
  (headers["Content-Security-Policy"] ?? "").split(";").map((directive) => {
    const [name = "", ...values] = directive.trim().split(/\s+/);
    return [name, values];
  }),
);
const rules = readFileSync(join(clientFolder, "_headers"), "utf8");
const files = readdirSync(clientFolder, { recursive: true, encoding: "utf8" });
const server = createSiteServer({ folder: clientFolder, headers });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("the policy starts from nothing and forgives nothing", () => {
  expect([...policy.keys()][0]).toBe("default-src");
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("form-action")).toEqual(["'none'"]);
  expect(policy.get("frame-src")).toEqual([new URL(identity.map.embedUrl).origin]);
  expect(
    [...policy.values()].flat().filter((value) => /unsafe|\*|data:|blob:|^https?:$/.test(value)),
  ).toEqual([]);
});

test("the policy allows by their hashes what runs inline, and no other script", () => {
  const hashes = new Set(hashesOf('script:not([src]):not([type="application/ld+json"])'));
  expect(policy.get("script-src")?.toSorted()).toEqual(["'self'", ...hashes].toSorted());
  // The first script of every page, Astro's and ours for islands, the rules for links.
  expect(hashes.size).toBe(4);
});

test("the policy allows the style sheets that stand in pages by their hashes, and no other inline style", () => {
  const hashes = new Set(hashesOf("style"));
  expect(hashes.size).toBeGreaterThan(0);
  expect(policy.get("style-src")?.toSorted()).toEqual(["'self'", ...hashes].toSorted());
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

test.for(["index.html", "about/index.html", "about.md", "robots.txt", "sitemap.xml"])(
  "%s has every protection",
  async (file) => {
    const sent = await sentWith(file.replace(/(^|\/)index\.html$/, ""));
    expect(sent).toMatchObject(Object.fromEntries(entriesInLowercase(headers)));
  },
);

test("what is only ever loaded by a page has its type, length, cache and two protections, and no more", async () => {
  const oneOfEach = new Map(files.map((file) => [extname(file), file]));
  const kinds = new Set(oneOfEach.keys());
  expect(assetExtensions.filter((extension) => !kinds.has(extension))).toEqual([]);
  for (const extension of assetExtensions) {
    const sent = await sentWith((oneOfEach.get(extension) ?? "").replaceAll("\\", "/"));
    expect(sent).toMatchObject({
      "content-type": expect.any(String),
      "cache-control": expect.any(String),
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(Object.keys(sent).filter((name) => !ofAnAsset.has(name))).toEqual([]);
  }
});

test("pictures, which go without the policy, hold no script", () => {
  const drawings = files.filter((file) => file.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(0);
  const active = /<script|<foreignObject|\son\w+\s*=|javascript:|href\s*=\s*["'](?!#)/i;
  expect(drawings.filter((file) => active.test(readFileSync(join(clientFolder, file), "utf8")))).toEqual([]);
});

test("static hosts get the same headers, within what they accept", () => {
  const lines = rules.split("\n");
  const paths = lines.flatMap((line, index) => (line.startsWith("/") ? index : []));
  const ruleOf = (path: string) => {
    const start = lines.indexOf(path);
    return lines
      .slice(
        start + 1,
        paths.find((index) => index > start),
      )
      .map((line) => line.trim());
  };
  const forAll = ruleOf("/*");
  expect(lines[0]).toBe("/*");
  expect(forAll.toSorted()).toEqual(
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .toSorted(),
  );
  const kept = ["X-Content-Type-Options", "Cross-Origin-Resource-Policy"];
  const removed = Object.keys(headers).filter((name) => !kept.includes(name));
  for (const extension of assetExtensions) {
    expect(ruleOf(`/*${extension}`)).toEqual(removed.map((name) => `! ${name}`));
  }
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});

const ofAnAsset = new Set([
  "content-type",
  "content-encoding",
  "content-length",
  "cache-control",
  "vary",
  "etag",
  "x-content-type-options",
  "cross-origin-resource-policy",
  // Of the connection, by Node.
  "date",
  "connection",
  "keep-alive",
]);

/** What comes with a file, whose name is decoded. */
async function sentWith(file: string): Promise<Record<string, string>> {
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}/${encodeURI(file)}`;
  const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  expect([file, response.status]).toEqual([file, 200]);
  return Object.fromEntries(response.headers);
}

function entriesInLowercase(record: Record<string, string>): [string, string][] {
  return Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]);
}

function hashesOf(selector: string): string[] {
  return builtPages().flatMap(({ root }) =>
    root.querySelectorAll(selector).map(({ rawText }) => hashOf(rawText)),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
