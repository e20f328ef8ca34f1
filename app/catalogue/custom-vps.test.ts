import { expect, test, vi } from "vitest";

import { customVpsBandwidth, customVpsPrice } from "./custom-vps.ts";

vi.mock("~/catalogue/custom-vps.data", () => import("~/catalogue/testing/sample-plans"));

test("the machine the sliders start with costs $102 and carries 4 TB", () => {
  const start = { cores: 2, memoryGb: 4, storageGb: 80 };
  expect(customVpsPrice(start)).toBe(102);
  expect(customVpsBandwidth(start)).toBe(4);
});

test("the smallest and the largest machine", () => {
  expect(customVpsPrice({ cores: 1, memoryGb: 1, storageGb: 20 })).toBe(33);
  expect(customVpsBandwidth({ storageGb: 20 })).toBe(1);
  expect(customVpsPrice({ cores: 16, memoryGb: 64, storageGb: 1000 })).toBe(1252);
  expect(customVpsBandwidth({ storageGb: 1000 })).toBe(50);
});

test("half a terabyte rounds up", () => {
  expect(customVpsBandwidth({ storageGb: 30 })).toBe(2);
  expect(customVpsBandwidth({ storageGb: 50 })).toBe(3);
});
