import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SuccessMetric } from "./success-metrics";

export const meta: PageMeta = {
  title: "Portfolio: 500+ Projects",
  description:
    "Cloud migration, cybersecurity, software, architecture, data and DevOps: 500+ projects completed, 98% client satisfaction, $50M+ in costs saved.",
};

export const hero: PageHeroProps = {
  title: "Portfolio",
  lede: "Six of our finished projects, with their technologies and results. Tell us what you need, and we'll show you the closest thing we've built.",
  primary: { label: "Ask about your project", to: "/contact" },
  secondary: { label: "Case studies", to: "/case-studies" },
  facts: [
    { value: "500+", label: "finished" },
    { value: "6", label: "shown here" },
    { value: "4", label: "clients behind the six" },
  ],
};

export const work = {
  id: "projects",
  heading: "Projects in cloud, security, software and data",
  lede: "Each picture is drawn from the project’s own results. Two of the four clients came back for a second one.",
};

export const totals = {
  heading: "Our projects in numbers",
  lede: "Migrations, security, applications and pipelines, added up.",
};

export const metrics: readonly SuccessMetric[] = [
  {
    value: "500+",
    label: "Projects Completed",
    description: "One mark for each. Accepted by the client, with the documentation handed over.",
    units: { of: 500, columns: 100 },
  },
  {
    value: "98%",
    label: "Client Satisfaction",
    description: "Of a hundred clients, two were not satisfied. They taught us more than the others.",
    units: { of: 100, columns: 50, missing: 2 },
  },
  {
    value: "$50M+",
    label: "Cost Savings Generated",
    description: "One block is a million dollars: old bill less new bill, added up over all projects.",
    units: { of: 50, columns: 50 },
  },
  {
    value: "99.9%",
    label: "Average Uptime Achieved",
    description: "Of a thousand hours one is missing, drawn pale. Counted over the systems we still run.",
    units: { of: 1000, columns: 125, missing: 1 },
  },
];

export const banner: ClosingBannerProps = {
  heading: "Planning something similar?",
  lede: "Describe your system in a paragraph. We'll tell you whether we've built one like it, and what it took.",
  primary: { label: "Describe your project", to: "/contact" },
  secondary: { label: "All services", to: "/services" },
};
