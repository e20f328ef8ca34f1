import { expect, test, vi } from "vitest";

import { type CustomVps, customVpsPrice } from "~/catalogue/custom-vps";
import { dedicatedAdvice } from "./dedicated-advice";
import { planAdvice } from "./plan-advice";

vi.mock("~/catalogue/plan-facts.data", () => import("~/catalogue/testing/sample-plans"));
vi.mock("~/catalogue/custom-vps.data", () => import("~/catalogue/testing/sample-plans"));

const advice = (cores: number, memoryGb: number, storageGb: number) => {
  const { plan, ...text } = planAdvice({ cores, memoryGb, storageGb }, dedicatedAdvice);
  return { plan: plan?.id, ...text };
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
  expect(advice(2, 4, 90).headline).toBe("Professional covers it for $59: $48 less, for a larger server.");
  expect(advice(5, 1, 20).headline).toBe("Enterprise covers it for $119: $26 more, for a larger server.");
  expect(advice(5, 3, 40).headline).toBe(
    "Enterprise covers it for $119: the same price, for a larger server.",
  );
});

test("offers no plan where none is large enough and no dedicated server is cheaper", () => {
  for (const [cores, memoryGb, storageGb] of [
    [9, 1, 20],
    [1, 17, 20],
    [1, 1, 330],
  ] as const) {
    expect(advice(cores, memoryGb, storageGb)).toEqual({
      plan: undefined,
      headline: "No ready-made plan is this large.",
      detail: "Enterprise has 8 vCPU, 16 GB RAM, 320 GB SSD.",
    });
  }
});

test("says so where a whole dedicated server with as much memory and storage is cheaper", () => {
  expect(advice(16, 64, 1000)).toEqual({
    plan: "dedicated-performance",
    headline: "A dedicated server is cheaper: Performance costs $399, $853 less.",
    detail: "64 GB RAM, 2 × 500 GB NVMe, 1 Gbps. We choose the processor with you, 16 cores or more.",
    comparison: { label: "Compare dedicated servers", to: "/services/hosting/dedicated" },
  });
  expect(advice(9, 1, 20).plan).toBeUndefined();
});

test("prefers a server with drives as fast as the VPS has, and says where they are slower", () => {
  expect(advice(3, 4, 1000).plan).toBe("dedicated-performance");
  const slower = advice(9, 1, 330);
  expect(slower.plan).toBe("dedicated-essential");
  expect(slower.detail).toContain("2 × 1 TB SATA");
  expect(slower.detail).toContain("for a database choose SSD");
});

test("never calls a server cheaper that is not, wherever the sliders stand", () => {
  const wrong: CustomVps[] = [];
  for (let cores = 1; cores <= 16; cores += 3) {
    for (let memoryGb = 1; memoryGb <= 64; memoryGb += 7) {
      for (let storageGb = 20; storageGb <= 1000; storageGb += 70) {
        const chosen = { cores, memoryGb, storageGb };
        const { plan } = planAdvice(chosen, dedicatedAdvice);
        if (plan?.id.startsWith("dedicated") && Number(plan.price) >= customVpsPrice(chosen))
          wrong.push(chosen);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("mentions traffic only where the plan has less of it", () => {
  expect(advice(1, 1, 20).detail).toBe("2 vCPU, 4 GB RAM, 80 GB SSD, 2 TB of traffic.");
  expect(advice(1, 1, 320).detail).toContain("8 TB of traffic instead of 16 TB");
});
