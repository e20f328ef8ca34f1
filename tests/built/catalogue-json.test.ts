import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { billing } from "../../app/catalogue/promises/billing.data.ts";
import { identity } from "../../app/identity.ts";
import { formatPrice } from "../../app/lib/format/format-price.ts";
import { createSiteServer } from "../../server/site-server.ts";
import { prices } from "../facts/prices.ts";
import { addressedPages, buildFolder, clientFolder } from "../support/built-site.ts";
import { mainOf, offeredPrices } from "../support/page-parts.ts";
import { says, textOf } from "../support/says.ts";

interface CatalogueFile {
  version: number;
  date: string;
  currency: string;
  tax: { included: boolean; note: string };
  periods: Record<string, unknown>;
  products: { name: string; url: string; plans: PlanEntry[] }[];
  domains: { extension: string; price: number; renewal: number; url: string }[];
}

interface PlanEntry {
  id: string;
  name: string;
  price: number | null;
  period: string | null;
  popular: boolean;
  features: string[];
  url: string;
}

const text = readFileSync(join(clientFolder, "catalogue.json"), "utf8");
const catalogue = JSON.parse(text) as CatalogueFile;
const plans = catalogue.products.flatMap((product) => product.plans);

const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8")) as Record<string, string>;
const server = createSiteServer({ folder: clientFolder, headers });
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("it says its version, its day, its currency and that tax comes on top", () => {
  expect(catalogue).toMatchObject({
    version: 1,
    date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    currency: "USD",
    tax: { included: false, note: billing.sentence },
  });
  expect(plans.filter(({ period }) => period !== null && !(period in catalogue.periods))).toEqual([]);
});

test("every plan stands on its page with its price and its features", () => {
  const wrong = plans.filter(({ id, price, features, url }) => {
    const main = mainOf(pathOf(url));
    const card = main
      .querySelectorAll("li, article")
      .find((each) => each.querySelector(`a[href="/contact?plan=${id}"]`) && each.querySelector("h3"));
    const words = [formatPrice(price ?? "Custom"), ...features];
    return !card || words.some((word) => !says(textOf(card), word));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("what a page tells search engines it sells is what the file has for that page", () => {
  for (const { url, plans: sold } of catalogue.products)
    expect(offeredPrices(pathOf(url)), url).toEqual(sold.flatMap(({ price }) => price ?? []));
});

test("every plan that a page has a button for is in the file", () => {
  const ids = new Set(plans.map(({ id }) => id));
  const missing = addressedPages().flatMap(({ root }) =>
    root
      .querySelectorAll('a[href^="/contact?plan="]')
      .map((link) => /plan=([a-z\d-]+)/.exec(link.getAttribute("href") ?? "")?.[1] ?? "")
      // Its price is a formula, which its own page explains.
      .filter((id) => !ids.has(id) && id !== "vps-custom"),
  );
  expect([...new Set(missing)]).toEqual([]);
  expect(ids.size).toBe(Object.values(prices.plans).flat().length);
});

test("domains have the first year and the renewal of the price grid", () => {
  const rows = mainOf("/services/hosting/domains").querySelectorAll("#pricing tbody tr:has(th)");
  const shown = rows.map((row) => row.children.slice(0, 3).map(textOf));
  expect(
    catalogue.domains.map(({ extension, price, renewal }) => [
      extension,
      formatPrice(price),
      formatPrice(renewal),
    ]),
  ).toEqual(
    shown.map(([extension = "", price, renewal]) => [extension.replace(" Popular", ""), price, renewal]),
  );
});

test("it is served as JSON that caches ask for again", async () => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/catalogue.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(await response.text()).toBe(text);
});

function pathOf(url: string): string {
  expect(url.startsWith(`${identity.siteUrl}/`), url).toBe(true);
  return url.slice(identity.siteUrl.length);
}
