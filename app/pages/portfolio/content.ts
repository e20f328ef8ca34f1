import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SuccessMetric } from "./success-metrics";

export const meta: PageMeta = {
  title: "Portfolio: 500+ Projects",
  description:
    "Cloud migration, cybersecurity, software, architecture, data and DevOps: 500+ projects completed, 98% client satisfaction, $50M+ in costs saved.",
};

/** Projects, one small tick for ten. */
export const ruler: RulerScale = {
  to: 500,
  minor: 10,
  major: 50,
  format: (projects) => (projects === 0 ? "Projects" : projects === 500 ? "500+" : String(projects)),
};

export const hero: PageHeroProps = {
  title: "Portfolio",
  lede: "Anyone can list what they would do for you. We prefer to count what is finished. Name the system that worries you, and we show you the nearest one we have built.",
  primary: { label: "Ask for one like yours", to: "/contact" },
  secondary: { label: "Case studies", to: "/case-studies" },
  facts: [
    { value: "500+", label: "finished" },
    { value: "6", label: "shown here" },
    { value: "4", label: "clients behind the six" },
  ],
};

export const work = {
  id: "projects",
  heading: "Six projects, four clients: two of them came back",
  lede: "Each picture is drawn from the project’s own results. Clients are named by kind; an engineer who was there tells you the rest.",
};

export const totals = {
  heading: "Finished work, added up",
  lede: "Migrations, defences, applications, pipelines: different trades, one set of books.",
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
    description: "One block is a million dollars that clients no longer spend on machines nobody used.",
    units: { of: 50, columns: 50 },
  },
  {
    value: "99.9%",
    label: "Average Uptime Achieved",
    description: "A thousand hours, one of them pale, across the systems that stayed with us after launch.",
    units: { of: 1000, columns: 125, missing: 1 },
  },
];

export const banner: ClosingBannerProps = {
  heading: "A dull launch is our best work.",
  lede: "No drama at launch, no call at night. Describe the system in a paragraph and we say whether we have built its sibling.",
  primary: { label: "Describe your project", to: "/contact" },
  secondary: { label: "All services", to: "/services" },
};
