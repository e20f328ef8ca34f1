import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it, test } from "vitest";

import { createSiteServer } from "../../server/site-server.ts";
import { buildFolder, clientFolder } from "../support/built-site.ts";
import { observatoryScore } from "../support/observatory.ts";

const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8")) as Record<string, string>;
const server = createSiteServer({ folder: clientFolder, headers });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/**
 * All that the headers of a site without cookies can earn, but for one: Cross-Origin-Embedder-Policy would keep the
 * map out of the contact page in browsers without credentialless frames (docs/decisions/012).
 */
const best = {
  "content-security-policy": 10,
  cookies: 0,
  "cross-origin-embedder-policy": 0,
  "cross-origin-opener-policy": 10,
  "cross-origin-resource-policy": 10,
  "cross-origin-resource-sharing": 0,
  "referrer-policy": 5,
  "strict-transport-security": 0,
  "subresource-integrity": 5,
  "x-content-type-options": 0,
  "x-frame-options": 5,
};

test.for(["/", "/contact", "/services/hosting/vps", "/blog", "/no/such-page"])(
  "%s gets every point that Mozilla's Observatory has for its headers",
  async (path) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}${path}`);
    expect(observatoryScore({ headers: response.headers, html: await response.text() })).toEqual({
      score: 145,
      tests: best,
    });
  },
);

test("the domain can be put on the preload list as it is", () => {
  expect(headers["Strict-Transport-Security"]).toMatch(/^max-age=\d+; includeSubDomains; preload$/);
  expect(Number(/\d+/.exec(headers["Strict-Transport-Security"] ?? "")?.[0])).toBeGreaterThanOrEqual(
    31_536_000,
  );
});

describe("the score", () => {
  it.each([
    ["no header at all", {}, 100 - 25 - 20 - 5 - 20],
    [
      "inline scripts allowed",
      { "Content-Security-Policy": "default-src 'none'; script-src 'unsafe-inline'" },
      80,
    ],
    ["any script allowed", { "Content-Security-Policy": "img-src 'self'; frame-ancestors 'none'" }, 80],
    ["no transport security", { "Strict-Transport-Security": "" }, 80],
    ["a referrer that tells all", { "Referrer-Policy": "unsafe-url" }, 95 + 40],
    ["an opener policy nobody knows", { "Cross-Origin-Opener-Policy": "same origin" }, 95 + 35],
  ])("falls with %s", (_, changed, score) => {
    const sent = Object.keys(changed).length === 0 ? {} : { ...headers, ...changed };
    const html = '<script src="/a.js" integrity="sha256-x"></script>';
    const bonusFree = observatoryScore({ headers: new Headers(sent), html });
    expect(bonusFree.score).toBe(score);
  });
});
