import { expect, test } from "vitest";

import { planAdvice } from "./plan-advice";

const advice = (cores: number, memoryGb: number, storageGb: number) => {
  const { plan, headline, detail } = planAdvice({ cores, memoryGb, storageGb });
  return { plan: plan?.id, headline, detail };
};

test("argues against the custom price where a plan is the same machine", () => {
  expect(advice(2, 4, 80)).toEqual({
    plan: "vps-starter",
    headline: "Starter gives the same cores, memory and storage for $29: $73 less.",
    detail: "2 vCPU, 4 GB RAM, 80 GB SSD, 2 TB of traffic instead of 4 TB.",
  });
});

test("names the smallest plan that covers every part", () => {
  expect(advice(1, 1, 20).plan).toBe("vps-starter");
  expect(advice(2, 4, 90).plan).toBe("vps-professional");
  expect(advice(3, 1, 20).plan).toBe("vps-professional");
  expect(advice(1, 9, 20).plan).toBe("vps-enterprise");
  expect(advice(8, 16, 320).plan).toBe("vps-enterprise");
});

test("says how much less, how much more, or that the price is the same", () => {
  expect(advice(2, 4, 90).headline).toBe("Professional covers it for $59: $48 less, and more machine.");
  expect(advice(5, 1, 20).headline).toBe("Enterprise covers it for $119: $26 more, and more machine.");
  expect(advice(5, 3, 40).headline).toBe("Enterprise covers it for $119: the same price, and more machine.");
});

test("offers no plan where none is large enough", () => {
  for (const [cores, memoryGb, storageGb] of [
    [9, 1, 20],
    [1, 17, 20],
    [1, 1, 330],
  ] as const) {
    expect(advice(cores, memoryGb, storageGb)).toEqual({
      plan: undefined,
      headline: "No ready-made plan is this large.",
      detail: "Enterprise ends at 8 vCPU, 16 GB RAM, 320 GB SSD.",
    });
  }
});

test("mentions traffic only where the plan has less of it", () => {
  expect(advice(1, 1, 20).detail).toBe("2 vCPU, 4 GB RAM, 80 GB SSD, 2 TB of traffic.");
  expect(advice(1, 1, 320).detail).toContain("8 TB of traffic instead of 16 TB");
});
