import { expect, test } from "vitest";

import { saleLoads } from "~/features/number-figures/model/shop-orders";
import {
  mostServers,
  ordersByDay,
  saleDay,
  saleHours,
  serversByWeek,
  testedLoad,
  weeksWith,
} from "./sale-year";

test("servers that follow the orders are 60% fewer than those of the sale week all year, as the page says", () => {
  expect(serversByWeek).toHaveLength(52);
  const paid = serversByWeek.reduce((sum, servers) => sum + servers, 0);
  expect(1 - paid / (52 * mostServers)).toBeCloseTo(0.6, 10);
});

test("no day has more orders than its servers can take, and the sale day has the most", () => {
  for (const [day, orders] of ordersByDay.entries()) {
    expect(orders).toBeLessThan(serversByWeek[Math.floor(day / 7)] ?? 0);
  }
  expect(ordersByDay.indexOf(Math.max(...ordersByDay))).toBe(saleDay);
});

test("the sale day stays under the load that was tested", () => {
  expect(saleHours).toHaveLength(24);
  expect(Math.max(...saleHours)).toBeLessThan(testedLoad);
  expect(Math.max(...saleHours)).toBe(saleLoads.peak);
});

test("a server's weeks are joined to stretches", () => {
  expect(weeksWith(3)).toEqual([[0, 52]]);
  expect(weeksWith(10)).toEqual([[47, 48]]);
  expect(weeksWith(8)).toEqual([[47, 49]]);
});
