import type { PageFacts } from "./page-facts.ts";

/** Product and catalogue, "Portfolio" and "States": the filter's buttons in order, the first chosen at the start. */
export const portfolioFilter = [
  "All",
  "Cloud Migration",
  "Cybersecurity",
  "Software Development",
  "Cloud Architecture",
  "Data Engineering",
  "DevOps",
] as const;

/** Product, "Entities": the colour keys of projects and of case studies. */
export const projectColours = ["blue", "red", "purple", "green", "indigo", "teal"] as const;
export const studyColours = ["blue", "red", "purple", "green"] as const;

export const workPages: readonly PageFacts[] = [
  {
    path: "/portfolio",
    source: "product and catalogue, portfolio",
    parts: [
      {
        what: "six projects",
        count: 6,
        each: ["Technologies", "Key results", "View Case Study", "Similar Project"],
      },
      {
        what: "four success metrics",
        count: 4,
        entries: [
          ["500+", "Projects Completed"],
          ["98%", "Client Satisfaction"],
          ["$50M+", "Cost Savings Generated"],
          ["99.9%", "Average Uptime Achieved"],
        ],
      },
    ],
  },
  {
    path: "/case-studies",
    source: "product and catalogue, case studies",
    title: "Success Stories",
    parts: [
      {
        what: "four statistic tiles",
        count: 4,
        entries: [
          ["500+", "projects"],
          ["98%", "satisfaction"],
          ["$50M+", "savings"],
          ["99.9%", "uptime"],
        ],
      },
      {
        what: "Featured Case Studies",
        says: ["Featured Case Studies"],
        atLeast: 2,
        entries: [
          ["60%", "cost reduction"],
          ["99.7%", "fraud detection"],
        ],
        each: ["Client", "Industry", "Challenge", "Solution", "Technologies", "Results Achieved"],
      },
    ],
  },
];
