import { expect, test, vi } from "vitest";

import { configurationIn, orderAddress, searchFor, startConfiguration } from "./vps-configuration";

vi.mock("~/catalogue/custom-vps.data", () => import("~/catalogue/testing/sample-plans"));

const machine = (cores: number, memoryGb: number, storageGb: number) => ({ cores, memoryGb, storageGb });

test("starts with 2 vCPU, 4 GB and 80 GB", () => {
  expect(startConfiguration).toEqual(machine(2, 4, 80));
  expect(configurationIn("")).toEqual(machine(2, 4, 80));
});

test("an address brings back what it was made from", () => {
  for (const configuration of [machine(1, 1, 20), machine(16, 64, 1000), machine(3, 7, 110)]) {
    expect(configurationIn(searchFor(configuration))).toEqual(configuration);
    expect(configurationIn(new URL(orderAddress(configuration), "https://x.example").search)).toEqual(
      configuration,
    );
  }
});

test("the start needs no query, and a foreign one stays", () => {
  expect(searchFor(startConfiguration)).toBe("");
  expect(searchFor(startConfiguration, "?utm=a&cores=4&ram=8&storage=20")).toBe("?utm=a");
  expect(searchFor(machine(4, 8, 160), "?utm=a&cores=9")).toBe("?utm=a&cores=4&ram=8&storage=160");
});

test("hostile values are clamped or ignored, never passed on", () => {
  expect(configurationIn("?cores=999&ram=-5&storage=1e9")).toEqual(machine(16, 1, 80));
  expect(configurationIn("?cores=NaN&ram=Infinity&storage=85")).toEqual(machine(2, 4, 90));
  expect(configurationIn("?cores=%3Cscript%3E&ram=&storage=0")).toEqual(machine(2, 4, 20));
  expect(configurationIn("?cores=3&cores=9&CORES=5")).toEqual(machine(3, 4, 80));
  expect(configurationIn("?cores=%")).toEqual(machine(2, 4, 80));
});

test("the order names the plan and every part", () => {
  expect(orderAddress(machine(2, 4, 80))).toBe("/contact?plan=vps-custom&cores=2&ram=4&storage=80");
});
