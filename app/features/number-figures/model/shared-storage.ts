import { sharedHostingPlans } from "../../../catalogue/plan-facts.data.ts";
import { dollarsAndCents } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

export const sharedStorage: NumberFigure = {
  id: "shared-storage",
  page: "Shared Hosting",
  service: "hosting",
  label: "Gigabytes your site needs",
  example: 30,
  min: 1,
  max: Math.max(...sharedHostingPlans.map(({ storageGb }) => storageGb)),
  answer: (gigabytes) => {
    const plan = storagePlanFor(gigabytes);
    return `*${gigabytes} GB* fit in ${plan.name}: ${dollarsAndCents(Number(plan.price))} a month, with ${plan.storageGb - gigabytes} GB left over.`;
  },
};

/** The first plan, from the cheapest up, with room for them. */
type SharedPlan = (typeof sharedHostingPlans)[number];

function storagePlanFor(gigabytes: number): SharedPlan {
  const [first] = sharedHostingPlans as readonly [SharedPlan, ...SharedPlan[]];
  return sharedHostingPlans.find((plan) => plan.storageGb >= gigabytes) ?? sharedHostingPlans.at(-1) ?? first;
}
