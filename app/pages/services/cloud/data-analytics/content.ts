import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Metric } from "~/sections/metric-band";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { Service } from "~/sections/service-grid";

export const meta: PageMeta = {
  title: "Data and Analytics",
  description:
    "Data engineering, business intelligence, advanced analytics and governance: from scattered sources to figures two departments agree on.",
};

/** How many times faster: the page's first figure, to scale. */
export const ruler: RulerScale = {
  to: 5,
  minor: 0.1,
  major: 0.5,
  format: (times) => `${times}x`,
  markers: [{ at: 5, label: "5x faster insights" }],
};

export const hero: PageHeroProps = {
  title: "Data and Analytics",
  lede: "Three reports, three totals, one meeting to find out why. We bring the sources together, define each figure once, and build the reports on top.",
  primary: { label: "Start Data Journey", to: "/contact" },
  secondary: { label: "Free Data Assessment", to: "/contact" },
  layout: "below",
};

/** A figure with its size: bars from 0 to 100 on one scale, the last of them the result. */
export interface ScaledMetric extends Metric {
  bars: readonly { label: string; length: number }[];
}

export const metricsSection = {
  heading: "Four figures, drawn to scale",
  lede: "A per cent sign is easy to print. A bar has to be as long as it says.",
};

export const metrics: readonly ScaledMetric[] = [
  {
    metric: "5x",
    title: "Faster insights",
    description: "From the question to a figure that somebody stands behind.",
    bars: [
      { label: "Report by hand", length: 100 },
      { label: "From the model", length: 20 },
    ],
  },
  {
    metric: "40%",
    title: "Cost reduction",
    description: "Fewer copies, fewer licences, and queries that read only what they need.",
    bars: [
      { label: "Scattered tools", length: 100 },
      { label: "One platform", length: 60 },
    ],
  },
  {
    metric: "25%",
    title: "Revenue growth",
    description: "Where the figures point at what to sell next, and to whom.",
    bars: [
      { label: "Before", length: 80 },
      { label: "After", length: 100 },
    ],
  },
  {
    metric: "90%",
    title: "Data quality",
    description: "Records that pass every check. The others are set aside with the reason, not deleted.",
    bars: [
      { label: "All records", length: 100 },
      { label: "Fit for use", length: 90 },
    ],
  },
];

export const servicesSection = {
  heading: "Four services, from the pipe to the answer",
  lede: "Most projects begin with the first and are bought for the third.",
};

export const services: readonly Service[] = [
  {
    glyph: ["####....####", ".###....###.", "..########..", "....####....", "....####...."],
    title: "Data Engineering",
    description: "Pipelines that arrive every morning, and say so when they did not.",
    features: [
      "Batch and streaming ingestion, with change data capture",
      "Lakehouse and warehouse models under version control",
      "Tests on every table before anyone reads it",
      "Costs shown for each pipeline",
    ],
    technologies: ["Apache Spark", "Kafka", "Airflow", "dbt", "Snowflake", "AWS Glue"],
  },
  {
    glyph: ["..........##", "......##..##", "..##..##..##", "..##..##..##", "############"],
    title: "Business Intelligence",
    description: "One definition of revenue, and dashboards that people open without being told to.",
    features: [
      "A semantic layer: each figure defined once",
      "Dashboards for those who decide, not for those who admire",
      "Row-level access, so that each sees their own",
      "Old reports found, counted and retired",
    ],
    technologies: ["Power BI", "Tableau", "Looker", "Amazon QuickSight", "Metabase"],
  },
  {
    glyph: [".........###", "......###...", "...###..###.", "###..###..##", "..###..###.."],
    title: "Advanced Analytics & ML",
    description: "Forecasts, scores and warnings, with how sure they are printed beside them.",
    features: [
      "Demand forecasting and anomaly detection",
      "Churn, credit and lead scoring",
      "Experiments designed so that they can fail",
      "Models watched for drift after launch",
    ],
    technologies: ["Python", "scikit-learn", "PyTorch", "MLflow", "Databricks", "SageMaker"],
  },
  {
    glyph: ["############", "##........##", "##..####..##", "##........##", "############"],
    title: "Data Strategy & Governance",
    description: "Who owns which figure, who may see it, and how long it is kept.",
    features: [
      "Catalogue and lineage from report back to source",
      "Owners and quality targets for each data set",
      "Personal data classified, masked and deleted on time",
      "A road map in the order of business value",
    ],
    technologies: ["Microsoft Purview", "DataHub", "Collibra", "AWS Lake Formation", "Great Expectations"],
  },
];

export interface UseCase {
  title: string;
  description: string;
  useCases: readonly string[];
}

export const casesSection = {
  heading: "What gets decided with it",
  lede: "Four use cases: the four ends of the drawing above.",
};

export const cases: readonly UseCase[] = [
  {
    title: "Customer analytics",
    description: "Who stays, who leaves, and what they did in the week before.",
    useCases: ["Segments and lifetime value", "Churn early warning", "Campaign attribution"],
  },
  {
    title: "Operational analytics",
    description: "Where the work waits, shown while it is still waiting.",
    useCases: ["Stock and demand forecasts", "Delivery and process times", "Predictive maintenance"],
  },
  {
    title: "Financial analytics",
    description: "Month-end without the month-end panic: one ledger, one total.",
    useCases: ["Margin by product and customer", "Cash-flow forecast", "Unusual bookings found"],
  },
  {
    title: "Product analytics",
    description: "What people use, what they look for, and what they never find.",
    useCases: ["Funnels and retention", "Feature adoption", "A/B test evaluation"],
  },
];

export const processSection = {
  heading: "Each step leaves the data in better order",
  lede: "Twenty records, drawn four times: as we find them, and as you keep them.",
};

export const steps: readonly Required<ProcessStep>[] = [
  {
    title: "Data Assessment",
    description: "What exists, who trusts it, and which decision it should serve.",
    activities: ["Inventory of sources and reports", "Quality profile of key tables", "Two use cases chosen"],
  },
  {
    title: "Architecture Design",
    description: "The smallest platform that carries both use cases and the next three.",
    activities: ["Target model and data contracts", "Access, retention, region", "Cost estimate by workload"],
  },
  {
    title: "Implementation",
    description: "Source by source, in production from the first week, old and new totals side by side.",
    activities: ["Pipelines with tests", "Metrics defined and signed off", "Dashboards with their users"],
  },
  {
    title: "Optimization",
    description: "Slow queries, unused tables and new questions, every month.",
    activities: [
      "Query and storage tuning",
      "Quality targets reported",
      "Your team takes over, with runbooks",
    ],
  },
];

export const toolsSection = {
  heading: "Tools, in\nsix drawers",
  lede: "Chosen for what you already run and whom you can hire.",
};

export const toolCategories: readonly { category: string; tools: readonly string[] }[] = [
  { category: "Ingestion", tools: ["Kafka", "Debezium", "Fivetran", "Airbyte", "AWS Kinesis"] },
  { category: "Storage and warehouse", tools: ["Snowflake", "BigQuery", "Amazon Redshift", "Delta Lake"] },
  { category: "Processing", tools: ["Apache Spark", "dbt", "Apache Flink", "Airflow", "Dagster"] },
  { category: "Visualization", tools: ["Power BI", "Tableau", "Looker", "QuickSight", "Grafana"] },
  { category: "Machine learning", tools: ["Databricks", "SageMaker", "Vertex AI", "MLflow", "PyTorch"] },
  { category: "Governance", tools: ["DataHub", "Microsoft Purview", "Collibra", "Great Expectations"] },
];

export const banner: ClosingBannerProps = {
  heading: "One revenue figure. Not three.",
  lede: "Send us two reports that disagree. We tell you what it takes to find the difference, and to end it.",
  primary: { label: "Get Started", to: "/contact" },
};
