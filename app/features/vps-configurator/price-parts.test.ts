import { expect, test, vi } from "vitest";

import { customVpsPrice } from "~/catalogue/custom-vps";
import { priceParts } from "./price-parts";

vi.mock("~/catalogue/custom-vps.data", () => import("~/catalogue/testing/sample-plans"));

test("2 vCPU, 4 GB and 80 GB are $30, $32 and $40, end to end on one bar", () => {
  const found = priceParts({ cores: 2, memoryGb: 4, storageGb: 80 });
  expect(found.map(({ dollars }) => dollars)).toEqual([30, 32, 40]);
  expect(found.map(({ from }) => from)).toEqual([0, 29.41, 60.78]);
  expect(found.map(({ share }) => share)).toEqual([29.41, 31.37, 39.22]);
});

test("the parts add up to the price wherever the sliders stand", () => {
  for (const chosen of [
    { cores: 1, memoryGb: 1, storageGb: 20 },
    { cores: 16, memoryGb: 64, storageGb: 1000 },
    { cores: 7, memoryGb: 33, storageGb: 410 },
  ]) {
    const total = priceParts(chosen).reduce((sum, { dollars }) => sum + dollars, 0);
    expect(total).toBe(customVpsPrice(chosen));
  }
});
