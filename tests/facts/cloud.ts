import type { PageFacts } from "./page-facts.ts";
import { plansOf } from "./prices.ts";

/** Catalogue, "Cloud area" and the route table; the claims that hold everywhere are in core.ts. */
export const cloudPages: readonly PageFacts[] = [
  {
    path: "/services/cloud",
    source: "catalogue, cloud area",
    title: "Managed Cloud Services",
    parts: [
      {
        what: "Key Benefits, with the three claims",
        says: ["Key Benefits"],
        entries: [
          ["under 15 min", "response"],
          ["99.7%", "detection"],
          ["up to 40%", "cost reduction"],
        ],
      },
      { what: "three cloud platforms", count: 3 },
      { what: "four service areas", count: 4 },
      {
        what: "four-step process",
        count: 4,
        entries: [["Assessment"], ["Strategy"], ["Migration"], ["Optimization"]],
      },
    ],
  },
  { path: "/services/cloud/aws", source: "catalogue, cloud area", title: "AWS Management" },
  {
    path: "/services/cloud/migration",
    source: "catalogue, cloud area",
    title: "Cloud Migration and Optimization",
    parts: [
      {
        what: "migration strategies with timeline and complexity",
        entries: [
          ["lift and shift", "2-4 weeks", "low complexity"],
          ["re-platforming", "4-8 weeks", "medium complexity"],
          ["re-architecting", "8-16 weeks", "high complexity"],
        ],
      },
    ],
  },
  {
    path: "/services/cloud/support",
    source: "catalogue, cloud area: 24/7 Cloud Support",
    title: "24/7 Cloud Support",
    parts: [
      {
        what: "support plans with response time and availability",
        anchor: "plans",
        plans: plansOf("/services/cloud/support"),
      },
    ],
  },
  {
    path: "/services/cloud/finops",
    source: "catalogue, cloud area",
    title: "FinOps Services",
    says: ["20-40%"],
    parts: [
      {
        what: "success stories",
        atLeast: 2,
        says: ["success stories"],
        each: ["Challenge", "Solution", "Result"],
      },
    ],
  },
  {
    path: "/services/cloud/well-architected",
    source: "catalogue, cloud area",
    title: "AWS Well-Architected Framework Reviews",
    parts: [
      {
        what: "five steps with durations",
        count: 5,
        entries: [["1-2 weeks"], ["2-3 weeks"], ["1 week"], ["4-8 weeks"], ["ongoing"]],
      },
    ],
  },
  {
    path: "/services/cloud/devops",
    source: "catalogue, cloud area",
    hero: ["Start DevOps Transformation → /contact", "Free Assessment → /contact"],
    parts: [
      { what: "impact metrics panel, whose values are not shown", atLeast: 2, withoutFigures: true },
      {
        what: "services with key features and technologies",
        atLeast: 2,
        each: ["Key features", "Technologies"],
      },
      { what: "transformation process with activities", atLeast: 2 },
      { what: "tools-by-category grid", atLeast: 2 },
    ],
    closing: ["Start Your DevOps Journey → /contact"],
  },
  {
    path: "/services/cloud/data-analytics",
    source: "catalogue, cloud area",
    title: "Data and Analytics",
    hero: ["Start Data Journey → /contact", "Free Data Assessment → /contact"],
    parts: [
      {
        what: "metrics",
        count: 4,
        entries: [
          ["5x", "faster insights"],
          ["40%", "cost reduction"],
          ["25%", "revenue growth"],
          ["90%", "data quality"],
        ],
      },
      {
        what: "four services, each with features and technologies",
        count: 4,
        entries: [
          ["Data Engineering"],
          ["Business Intelligence"],
          ["Advanced Analytics & ML"],
          ["Data Strategy & Governance"],
        ],
        each: ["Technologies"],
      },
      {
        what: "use-case cards",
        count: 4,
        entries: [
          ["Customer analytics"],
          ["Operational analytics"],
          ["Financial analytics"],
          ["Product analytics"],
        ],
      },
      {
        what: "four-step process",
        count: 4,
        entries: [["Data Assessment"], ["Architecture Design"], ["Implementation"], ["Optimization"]],
      },
      { what: "six tool categories", count: 6 },
    ],
  },
  {
    path: "/services/cloud/kubernetes",
    source: "catalogue, cloud area",
    title: "Kubernetes and EKS Management",
    hero: ["Deploy Kubernetes → /contact", "Free Consultation → /contact"],
    parts: [
      {
        what: "metrics",
        count: 4,
        entries: [
          ["70%", "faster deployments"],
          ["50%", "resource efficiency"],
          ["99.9%", "high availability"],
          ["60%", "operational savings"],
        ],
      },
      { what: "four services", count: 4 },
      {
        what: "three managed providers, each with features and benefits",
        count: 3,
        entries: [["Amazon EKS"], ["Google GKE"], ["Azure AKS"]],
        each: ["Features", "Benefits"],
      },
      { what: "four use cases", count: 4 },
      { what: "four-step process", count: 4 },
    ],
  },
];
