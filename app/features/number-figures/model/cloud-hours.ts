import { HOURS_OF_MONTH } from "../../../catalogue/period.ts";
import { cloudHostingPlans } from "../../../catalogue/plan-facts.data.ts";
import { dollarsAndCents } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

export const cloudHours: NumberFigure = {
  id: "cloud-hours",
  page: "Cloud Hosting",
  service: "hosting",
  label: "Hours a month it runs",
  example: 200,
  min: 1,
  max: HOURS_OF_MONTH,
  answer: (hours) => {
    const costs = cloudHostingPlans.map(
      ({ name, price }) => `${dollarsAndCents(Number(price) * hours)} on ${name}`,
    );
    return `*${hours} ${hours === 1 ? "hour" : "hours"}* a month cost ${costs.slice(0, -1).join(", ")} and ${costs.at(-1)}.`;
  },
};
