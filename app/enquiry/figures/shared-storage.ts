import type { Plan } from "../../catalogue/plan.ts";
import { sharedPlans } from "../../catalogue/shared-hosting.ts";
import { dollarsAndCents } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

export const sharedStorage: NumberFigure = {
  id: "shared-storage",
  page: "Shared Hosting",
  service: "hosting",
  label: "Gigabytes your site needs",
  example: 30,
  min: 1,
  max: Math.max(...sharedPlans.map(storageOf)),
  answer: (gigabytes) => {
    const plan = storagePlanFor(gigabytes);
    return `*${gigabytes} GB* fit in ${plan.name}: ${dollarsAndCents(Number(plan.price))} a month, with ${storageOf(plan) - gigabytes} GB left over.`;
  },
};

/** The first plan, from the cheapest up, with room for them. */
function storagePlanFor(gigabytes: number): Plan {
  const [first] = sharedPlans as readonly [Plan, ...Plan[]];
  return sharedPlans.find((plan) => storageOf(plan) >= gigabytes) ?? sharedPlans.at(-1) ?? first;
}

function storageOf({ specs }: Plan): number {
  return specs?.find(({ label }) => label === "Storage")?.value ?? 0;
}
