import type { PageFacts } from "./page-facts.ts";

const solutions = { what: "solutions", atLeast: 3 };
const services = { what: "services", atLeast: 3 };
const standards = { what: "compliance standards with description", atLeast: 3, says: ["ISO 27001"] };

/** Catalogue, "Industry pages" and "Marketing claims". Labels stand here only for the figures that have one there. */
export const industryPages: readonly PageFacts[] = [
  {
    path: "/industries/education",
    source: "catalogue, industry pages and marketing claims",
    parts: [
      solutions,
      { what: "sector services", atLeast: 3 },
      { what: "impact metrics", count: 4, entries: [["85%"], ["60%"], ["40%"], ["95%"]] },
    ],
  },
  {
    path: "/industries/healthcare",
    source: "catalogue, industry pages and marketing claims",
    parts: [
      solutions,
      services,
      standards,
      { what: "impact metrics", count: 4, entries: [["50%"], ["30%"], ["95%"], ["100%"]] },
    ],
  },
  {
    path: "/industries/ecommerce",
    source: "catalogue, industry pages and marketing claims",
    parts: [
      solutions,
      { what: "platforms, each with a bestFor note", atLeast: 3, each: ["Technologies", "Best for"] },
      services,
      { what: "impact metrics", count: 4, entries: [["250%"], ["40%"], ["60%"], ["99.9%"]] },
    ],
  },
  {
    path: "/industries/gaming",
    source: "catalogue, industry pages and marketing claims",
    parts: [
      solutions,
      { what: "platforms", atLeast: 3 },
      { what: "game types", atLeast: 3 },
      {
        what: "success metrics",
        count: 4,
        entries: [
          ["10M+", "downloads"],
          ["4.5+", "rating"],
          ["85%", "day-7 retention"],
          ["99.9%", "uptime"],
        ],
      },
    ],
  },
  {
    path: "/industries/manufacturing",
    source: "catalogue, industry pages and marketing claims",
    parts: [
      solutions,
      { what: "technologies", atLeast: 3 },
      { what: "use cases", atLeast: 3 },
      { what: "impact metrics", count: 4, entries: [["35%"], ["25%"], ["50%"], ["99.5%"]] },
    ],
  },
  {
    path: "/industries/fintech",
    source: "catalogue, industry pages and marketing claims",
    parts: [
      solutions,
      services,
      standards,
      {
        what: "performance metrics",
        count: 4,
        entries: [["99.9%", "success"], ["under 100ms"], ["100%", "compliance"], ["256-bit", "encryption"]],
      },
    ],
  },
];
