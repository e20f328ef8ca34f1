import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Metric } from "~/sections/metric-band";
import type { PageHeroProps } from "~/sections/page-hero";

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
};

export const totals = {
  heading: "Finished work, added up",
  lede: "Migrations, defences, applications, pipelines: different trades, one set of books.",
};

export const metrics: readonly Metric[] = [
  {
    metric: "500+",
    title: "Projects Completed",
    description: "Accepted by the client, with the documentation handed over.",
  },
  { metric: "98%", title: "Client Satisfaction", description: "The other two per cent taught us more." },
  {
    metric: "$50M+",
    title: "Cost Savings Generated",
    description: "Money that clients no longer spend on machines nobody used.",
  },
  {
    metric: "99.9%",
    title: "Average Uptime Achieved",
    description: "Across the systems that stayed with us after launch.",
  },
];

export const banner: ClosingBannerProps = {
  heading: "A dull launch is our best work.",
  lede: "No drama at launch, no call at night. Describe the system in a paragraph and we say whether we have built its sibling.",
  primary: { label: "Describe your project", to: "/contact" },
  secondary: { label: "All services", to: "/services" },
};
