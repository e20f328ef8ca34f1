import type { PageFacts } from "./page-facts.ts";

/** Product, "Business constants": six ranges. Which position has which is open. */
export const salaries = [
  "$120k-$160k",
  "$90k-$130k",
  "$100k-$140k",
  "$110k-$150k",
  "$60k-$80k plus commission",
  "$70k-$90k",
] as const;

/** Product, "Entities": job position. */
export const departments = ["Engineering", "Security", "Sales", "Marketing"] as const;
export const contractTypes = ["Full-time", "Contract"] as const;

export const careersPages: readonly PageFacts[] = [
  {
    path: "/careers",
    source: "product and catalogue, careers",
    hero: ["View Open Positions → #positions"],
    parts: [
      { what: "four Our Values", says: ["Our Values"], count: 4 },
      { what: "six benefits", count: 6 },
      {
        what: "six open positions",
        anchor: "positions",
        count: 6,
        inAnyOrder: true,
        entries: salaries.map((salary) => [salary, "Apply Now", "Learn More"]),
      },
    ],
  },
];
