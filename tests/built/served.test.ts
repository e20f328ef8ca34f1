import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createSiteServer } from "../../server/site-server.ts";
import { addressedPages, buildFolder, clientFolder, filesUnder } from "../support/built-site.ts";

const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8")) as Record<string, string>;
const server = createSiteServer({ folder: clientFolder, headers });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("every page is served at its canonical address, without a redirect", async () => {
  const problems = [];
  for (const { path, html } of addressedPages()) {
    const response = await get(encodeURI(path));
    const same = response.status === 200 && (await response.text()) === html;
    if (!same) problems.push(`${path}: ${response.status}`);
  }
  expect(problems).toEqual([]);
});

test("the other slash form leads to the canonical address in one step", async () => {
  const problems = [];
  for (const { path } of addressedPages().filter((page) => page.path !== "/")) {
    const response = await get(`${encodeURI(path)}/?from=test`);
    const target = response.headers.get("Location");
    if (response.status !== 308 || target !== `${encodeURI(path)}?from=test`) {
      problems.push(`${path}/: ${response.status} ${target}`);
    }
  }
  expect(problems).toEqual([]);
});

test("an unknown address gets the not-found page with status 404", async () => {
  const response = await get("/no/such-page");
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(readFileSync(join(clientFolder, "404.html"), "utf8"));
});

test("the frame's script, whose name stays, is asked for again; hashed files never are", async () => {
  expect((await get("/frame.js")).headers.get("Cache-Control")).toBe("no-cache");
  const hashed = filesUnder(join(clientFolder, "assets")).filter((file) => !/\.(br|gz)$/.test(file));
  expect(hashed.length).toBeGreaterThan(20);
  // Its content decides on its name.
  expect(hashed.filter((file) => !/\.[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  expect((await get(`/assets/${hashed[0]}`)).headers.get("Cache-Control")).toContain("immutable");
});

function get(path: string): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
}
