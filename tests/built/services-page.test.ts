import { expect, test } from "vitest";

import { pageAt } from "../../app/site-map.ts";
import { mainOf } from "../support/page-parts.ts";
import { textOf } from "../support/says.ts";

const main = mainOf("/services");
const services = (pageAt("/services").children ?? []).flatMap(({ children = [] }) => children);

test("every service stands on the page once", () => {
  const linked = main.querySelectorAll("a").map((link) => link.getAttribute("href"));
  const counts = services.map(({ path }) => [path, linked.filter((href) => href === path).length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test("a service has a price, unless its own page says how it is priced instead", () => {
  const priced = services.filter(({ path }) => {
    const row = main.querySelectorAll("li").find((item) => item.querySelector(`a[href="${path}"]`));
    return textOf(row).includes("$");
  });
  const withoutPlans = services.filter(({ path }) =>
    mainOf(path)
      .querySelectorAll("#pricing dt")
      .some((term) => textOf(term) === "What's fixed"),
  );
  expect(priced.length).toBeGreaterThan(15);
  expect(priced.length + withoutPlans.length).toBe(services.length);
  expect(priced.filter((service) => withoutPlans.includes(service))).toEqual([]);
});

test("within an area the starting prices go up", () => {
  const shelves = main.querySelectorAll("[data-scale=starting-prices] ul");
  const lengths = shelves.map((shelf) =>
    shelf
      .querySelectorAll("rect.animate-draw")
      .map((bar) => Number.parseFloat(bar.getAttribute("width") ?? "")),
  );
  expect(lengths.flat().length).toBeGreaterThan(15);
  expect(lengths).toEqual(lengths.map((bars) => bars.toSorted((one, other) => one - other)));
});
