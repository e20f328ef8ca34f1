import { describe, expect, it } from "vitest";

import { domainExtensions } from "../../../catalogue/domains.data.ts";
import { productLines } from "../../../catalogue/lines.ts";
import { offerCalled } from "../../../catalogue/offer.ts";
import { searchWith } from "./estimate-address.ts";
import { offered } from "../../../catalogue/testing/offered.ts";
import { entriesOf, MOST_LINES, readEstimate } from "./estimate.ts";
import { lineName } from "./line-words.ts";

const every = [
  ...productLines.flatMap(({ plans }) => plans.map(({ id }) => id)),
  ...domainExtensions.map(({ extension }) => `domain-${extension.slice(1)}`),
];

describe("readEstimate", () => {
  it("reads plans and domains with their quantities and prices", () => {
    const { lines, corrections } = readEstimate("?estimate=vps-professional.2,backup-business,domain-com.3");
    const [server, backup, domain] = ["vps-professional", "backup-business", "domain-com"].map(offered);
    expect(corrections).toEqual([]);
    expect(lines).toEqual([
      {
        plan: "vps-professional",
        product: "VPS Hosting",
        name: server?.name,
        price: server?.price,
        period: "per month",
        quantity: 2,
      },
      expect.objectContaining({ plan: "backup-business", quantity: 1 }),
      {
        plan: "domain-com",
        product: "Domain",
        name: ".com",
        price: domain?.price,
        renewal: domain?.renewal,
        period: "/year",
        quantity: 3,
      },
    ]);
    expect(lines.map(lineName)).toEqual([server?.title, backup?.title, "Domain .com"]);
  });

  it("counts a cloud server's hours, a month that never stops unless told, the longest month at most", () => {
    expect(quantities("?estimate=cloud-hosting-starter")).toEqual([720]);
    expect(quantities("?estimate=cloud-hosting-starter.300")).toEqual([300]);
    expect(quantities("?estimate=cloud-hosting-starter.745")).toEqual([744]);
  });

  it("knows every plan and every extension, each with a unit and a page", () => {
    expect(every.length).toBeGreaterThan(20);
    for (const id of every) {
      const item = offerCalled(id);
      expect(item?.unit.many).toBeTruthy();
      expect(item?.page).toMatch(/^\/services\//);
      expect(readEstimate(`?estimate=${id}`).lines).toHaveLength(1);
    }
  });

  it.each([
    ["vps-none.2,vps-starter", ["vps-starter.1"], [["unknown", 1]]],
    ["__proto__,constructor.1,%3Cb%3E,VPS-STARTER", [], [["unknown", 4]]],
    ["vps-starter.0", ["vps-starter.1"], [["quantity", 1]]],
    ["vps-starter.10000", ["vps-starter.9999"], [["quantity", 1]]],
    [`vps-starter.${"9".repeat(400)}`, ["vps-starter.9999"], [["quantity", 1]]],
    ["vps-starter.-3,vps-enterprise.1e3", ["vps-starter.1", "vps-enterprise.1"], [["quantity", 2]]],
    ["vps-starter.2.5", ["vps-starter.1"], [["quantity", 1]]],
    ["vps-starter.2,vps-starter.3", ["vps-starter.5"], [["repeated", 1]]],
    [",,vps-starter,,", ["vps-starter.1"], []],
  ])("puts %s right and says so", (asked, lines, corrections) => {
    const read = readEstimate(`?estimate=${asked}`);
    expect(read.lines.map(({ plan, quantity }) => `${plan}.${quantity}`)).toEqual(lines);
    expect(read.corrections.map(({ kind, count }) => [kind, count])).toEqual(corrections);
  });

  it("holds no more lines than one can look over", () => {
    const { lines, corrections } = readEstimate(`?estimate=${every.join(",")}`);
    expect(lines).toHaveLength(MOST_LINES);
    expect(corrections).toEqual([{ kind: "too-many", count: every.length - MOST_LINES }]);
  });

  it("is nothing without an address that asks for it", () => {
    for (const search of ["", "?estimate=", "?plan=vps-starter"])
      expect(readEstimate(search)).toEqual({ lines: [], gst: false, corrections: [] });
  });
});

it("goes back into an address, the usual quantities without a number", () => {
  const search = "?from=mail&estimate=cloud-hosting-starter,vps-starter.2,domain-io&gst=1";
  const { lines, gst } = readEstimate(search);
  expect(searchWith(search, entriesOf(lines), gst)).toBe(search);
  expect(searchWith(search, [])).toBe("?from=mail");
  expect(searchWith("", [])).toBe("");
});

function quantities(search: string): number[] {
  return readEstimate(search).lines.map(({ quantity }) => quantity);
}
