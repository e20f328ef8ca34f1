import { dollars } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

/** In per cent of the bill. */
const saved = { atLeast: 20, atMost: 40 };

export const finopsBill: NumberFigure = {
  id: "finops-bill",
  page: "FinOps Services",
  service: "cloud",
  label: "Your cloud bill, a month",
  unit: "$",
  example: 18_000,
  min: 100,
  max: 1_000_000,
  answer: (bill) => {
    const [least, most] = [(bill * saved.atLeast) / 100, (bill * saved.atMost) / 100];
    return `A bill of *${dollars(bill)}* a month shrinks by ${dollars(least)} to ${dollars(most)}: ${dollars(least * 12)} to ${dollars(most * 12)} a year.`;
  },
};
