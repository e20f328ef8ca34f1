import type { PageFacts } from "./page-facts.ts";

/** Catalogue, "Software and AI area" and "Marketing claims". */
export const softwareAiPages: readonly PageFacts[] = [
  {
    path: "/services/software-ai",
    source: "catalogue, software and AI area",
    parts: [
      { what: "four development services with technology tags", count: 4, each: ["Technologies"] },
      { what: "four AI solutions", count: 4 },
      { what: "twelve industries", count: 12 },
      { what: "five-step process", count: 5 },
    ],
  },
  {
    path: "/services/software-ai/development",
    source: "catalogue, software and AI area",
    title: "Custom Development",
    parts: [
      { what: "services", atLeast: 3 },
      { what: "4-step process", count: 4 },
      { what: "technologies by category", atLeast: 3 },
    ],
  },
  {
    path: "/services/software-ai/ai-ml",
    source: "catalogue, software and AI area and marketing claims",
    parts: [
      { what: "services", atLeast: 3 },
      { what: "industry use cases", atLeast: 3 },
      { what: "4-step process", count: 4 },
      {
        what: "benefit metrics",
        count: 3,
        entries: [
          ["40%", "efficiency"],
          ["60%", "cost reduction"],
          ["95%", "accuracy"],
        ],
      },
    ],
  },
  {
    path: "/services/software-ai/automation",
    source: "catalogue, software and AI area and marketing claims",
    parts: [
      { what: "services", atLeast: 3 },
      {
        what: "benefit metrics",
        count: 3,
        entries: [
          ["70%", "time savings"],
          ["90%", "error reduction"],
          ["50%", "cost savings"],
        ],
      },
      { what: "industry use cases", atLeast: 3 },
      { what: "4-step process", count: 4 },
    ],
  },
  {
    path: "/services/software-ai/ux-ui",
    source: "catalogue, software and AI area and marketing claims",
    parts: [
      { what: "services", atLeast: 3 },
      { what: "5-step process", count: 5 },
      { what: "specialties", atLeast: 3 },
      {
        what: "impact metrics",
        count: 4,
        entries: [
          ["150%", "conversion"],
          ["60%", "engagement"],
          ["40%", "development|dev speed"],
          ["95%", "satisfaction"],
        ],
      },
    ],
  },
];
