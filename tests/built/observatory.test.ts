import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createSiteServer } from "../../server/site-server.ts";
import { buildFolder, clientFolder } from "../support/built-site.ts";
import { installObservatory } from "../support/observatory/install.ts";
import { observatoryScore } from "../support/observatory/score.ts";

const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8")) as Record<string, string>;

const stops: (() => void)[] = [];
let port = 0;
beforeAll(async () => {
  installObservatory();
  port = await serve(headers);
}, 300_000);
afterAll(() => stops.forEach((stop) => stop()));

/**
 * All that a site without cookies can earn before its domain is on the browsers' preload list (+5, which its owner
 * applies for). Cross-Origin-Opener-Policy, which later versions reward, is tested in headers.test.ts.
 */
const best = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "cookies-not-found": 0,
  "cross-origin-resource-sharing-not-implemented": 0,
  "redirection-not-needed-no-http": 0,
  "referrer-policy-private": 5,
  "hsts-implemented-max-age-at-least-six-months": 0,
  // Five more would be for a script's hash in its element. No page has such an element: the scripts come by import().
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": 0,
  "x-content-type-options-nosniff": 0,
  "x-frame-options-implemented-via-csp": 5,
  "corp-implemented-with-same-origin": 10,
};

test.for(["/", "/contact", "/services/hosting/vps", "/blog", "/no/such-page"])(
  "%s gets every point that MDN's Observatory has for it",
  async (path) => {
    expect(await observatoryScore(port, path)).toEqual({ score: 130, tests: best });
  },
);

test.each([
  ["no header at all", {}, 30],
  // Twenty of these points are for frame-ancestors, which the policy has in place of a header of its own.
  ["inline scripts", { "Content-Security-Policy": "default-src 'none'; script-src 'unsafe-inline'" }, 60],
  ["no transport security", { "Strict-Transport-Security": "" }, 80],
  ["a referrer that tells all", { "Referrer-Policy": "unsafe-url" }, 120],
])("the score falls with %s", async (_, changed, score) => {
  const sent = Object.keys(changed).length === 0 ? {} : { ...headers, ...changed };
  expect((await observatoryScore(await serve(sent), "/")).score).toBe(score);
});

test("the domain can be put on the preload list as it is", () => {
  expect(headers["Strict-Transport-Security"]).toMatch(/^max-age=\d+; includeSubDomains; preload$/);
  expect(Number(/\d+/.exec(headers["Strict-Transport-Security"] ?? "")?.[0])).toBeGreaterThanOrEqual(
    31_536_000,
  );
});

/** The site with these headers, on the port that is returned. */
async function serve(sent: Record<string, string>): Promise<number> {
  const server = createSiteServer({ folder: clientFolder, headers: sent });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  stops.push(() => server.close());
  return (server.address() as AddressInfo).port;
}
