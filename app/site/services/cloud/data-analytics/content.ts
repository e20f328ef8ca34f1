import { term } from "~/catalogue/promises/term.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Metric } from "~/sections/metric-band";
import type { Pricing } from "~/sections/how-priced";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { Service } from "~/sections/service-grid";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Data and Analytics",
  description:
    "Data engineering, business intelligence, advanced analytics and governance: from scattered sources to numbers every department agrees on.",
};

export const hero: PageHeroProps = {
  title: "Data and Analytics",
  lede: "Get the same numbers in every report. We bring your sources together, define each metric once and build the reports on top.",
  primary: { label: "Start Data Journey", to: "/contact" },
  secondary: { label: "Free Data Assessment", to: "/contact" },
  layout: "below",
};

/** A figure with its size: bars from 0 to 100 on one scale, the last of them the result. */
export interface ScaledMetric extends Metric {
  bars: readonly { label: string; length: number }[];
}

export const metricsSection = {
  heading: "Results, drawn to scale",
  lede: "What changes once your reports come from one model.",
};

export const metrics: readonly ScaledMetric[] = [
  {
    metric: "5x",
    title: "Faster insights",
    description: "From a question to an answer you can rely on.",
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
    description: "From knowing what to sell next, and to whom.",
    bars: [
      { label: "Before", length: 80 },
      { label: "After", length: 100 },
    ],
  },
  {
    metric: "90%",
    title: "Data quality",
    description: "Records that pass every check. The others are set aside with the reason.",
    bars: [
      { label: "All records", length: 100 },
      { label: "Fit for use", length: 90 },
    ],
  },
];

export const servicesSection = {
  heading: "Data and analytics services",
  lede: "Most projects begin with data engineering. Take one or all of them.",
};

export const services: readonly Service<Glyph>[] = [
  {
    glyph: "funnel",
    title: "Data Engineering",
    description: "Pipelines that deliver every morning, and tell you when they don't.",
    features: [
      "Batch and streaming ingestion, with change data capture",
      "Lakehouse and warehouse models under version control",
      "Automated tests on every table",
      "Cost of each pipeline",
    ],
    technologies: ["Apache Spark", "Kafka", "Airflow", "dbt", "Snowflake", "AWS Glue"],
  },
  {
    glyph: "dashboard",
    title: "Business Intelligence",
    description: "One definition of revenue, and dashboards that people use.",
    features: [
      "Semantic layer: each metric defined once",
      "Dashboards for decision-makers",
      "Row-level access control",
      "Clean-up of old reports",
    ],
    technologies: ["Power BI", "Tableau", "Looker", "Amazon QuickSight", "Metabase"],
  },
  {
    glyph: "model",
    title: "Advanced Analytics & ML",
    description: "Forecasts, scores and warnings, each with how certain it is.",
    features: [
      "Demand forecasting and anomaly detection",
      "Churn, credit and lead scoring",
      "Experiments with clear success criteria",
      "Model drift monitoring after launch",
    ],
    technologies: ["Python", "scikit-learn", "PyTorch", "MLflow", "Databricks", "SageMaker"],
  },
  {
    glyph: "governance",
    title: "Data Strategy & Governance",
    description: "Who owns which data, who may see it, and how long it's kept.",
    features: [
      "Catalogue and lineage from report back to source",
      "Owners and quality targets for each data set",
      "Personal data classified, masked and deleted on time",
      "Roadmap in order of business value",
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
  heading: "Analytics use cases",
  lede: "The four kinds of decision at the end of the drawing above.",
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
    useCases: ["Margin by product and customer", "Cash-flow forecast", "Unusual transactions found"],
  },
  {
    title: "Product analytics",
    description: "What people use, what they look for, and what they never find.",
    useCases: ["Funnels and retention", "Feature adoption", "A/B test evaluation"],
  },
];

export const processSection = {
  heading: "How a data project runs",
  lede: "The drawings show the same twenty records, in better order after each step.",
};

export const steps: readonly Required<ProcessStep>[] = [
  {
    title: "Data Assessment",
    description: "What exists, who trusts it, and which decision it should serve.",
    activities: ["Inventory of sources and reports", "Quality profile of key tables", "Two use cases chosen"],
  },
  {
    title: "Architecture Design",
    description: "The smallest platform that serves both use cases and the next three.",
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
  heading: "Data tools\nwe work with",
  lede: "Chosen to fit what you already run and the people you can hire.",
};

export const toolCategories: readonly { category: string; tools: readonly string[] }[] = [
  { category: "Ingestion", tools: ["Kafka", "Debezium", "Fivetran", "Airbyte", "AWS Kinesis"] },
  { category: "Storage and warehouse", tools: ["Snowflake", "BigQuery", "Amazon Redshift", "Delta Lake"] },
  { category: "Processing", tools: ["Apache Spark", "dbt", "Apache Flink", "Airflow", "Dagster"] },
  { category: "Visualisation", tools: ["Power BI", "Tableau", "Looker", "QuickSight", "Grafana"] },
  { category: "Machine learning", tools: ["Databricks", "SageMaker", "Vertex AI", "MLflow", "PyTorch"] },
  { category: "Governance", tools: ["DataHub", "Microsoft Purview", "Collibra", "Great Expectations"] },
];

export const pricing: Pricing = {
  heading: "How data work is priced",
  fixed: `A price for the steps you order, stated in your offer. ${term.once}`,
  byUse:
    "Storage, queries and tool licences. Your providers bill you for them, and we estimate them for each workload beforehand.",
  changes:
    "How many sources and reports there are, the state of the data, and how much of the work your team does.",
  firstStep: "Nothing: the Free Data Assessment, your enquiry and our written offer are free.",
};

export const banner: ClosingBannerProps = {
  heading: "Get numbers everyone agrees on",
  lede: "Send us two reports that disagree. We'll say what it takes to find the difference and fix it.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "cloud",
};
