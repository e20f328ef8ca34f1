import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "DevOps Services and Delivery Pipelines",
  description:
    "Pipelines, infrastructure as code, tests and monitoring for teams whose releases still need a free evening and a list of volunteers.",
};

/** Releases a month: from one brave evening to every working day. */
export const ruler: RulerScale = {
  to: 30,
  minor: 1,
  major: 3,
  format: (count) => (count === 0 ? "Releases a month" : String(count)),
  markers: [{ at: 21, label: "Every weekday" }],
};

export const hero: PageHeroProps = {
  title: "DevOps",
  lede: "If releases happen on Friday night, blame the process, not the people. We build the pipeline, the tests and the way back, and leave your team able to run them.",
  primary: { label: "Start DevOps Transformation", to: "/contact" },
  secondary: { label: "Free Assessment", to: "/contact" },
};

export interface ImpactMetric {
  /** The unit it is counted in: the figure is the client's own. */
  metric: string;
  title: string;
  description: string;
  /** Which way it should go. */
  better: "up" | "down";
  /** Twelve months of an example that goes that way, in pixels. */
  year: readonly number[];
}

export const impact = {
  heading: "Impact, in four figures that are yours",
  lede: "We print no averages of other people's teams here. Yours are measured before we touch anything, and every month after.",
  caption: "the direction each figure should take from month to month. The heights are drawn, not measured.",
};

export const impactMetrics: readonly ImpactMetric[] = [
  {
    metric: "Releases a week",
    title: "Deployment frequency",
    description: "Small changes, often. A release that is an event is a release that is too large.",
    better: "up",
    year: [12, 15, 18, 26, 30, 36, 48, 46, 52, 62, 60, 64],
  },
  {
    metric: "Hours",
    title: "Lead time for changes",
    description: "From the commit to the customer, waiting included. The waiting is most of it.",
    better: "down",
    year: [64, 60, 62, 52, 46, 48, 36, 30, 26, 18, 15, 12],
  },
  {
    metric: "% of releases",
    title: "Change failure rate",
    description: "How many had to be patched, rolled back or apologised for.",
    better: "down",
    year: [48, 56, 42, 50, 36, 44, 30, 38, 22, 28, 14, 12],
  },
  {
    metric: "Minutes",
    title: "Time to restore service",
    description:
      "From the alert to the customer noticing nothing. The number to know at three in the morning.",
    better: "down",
    year: [64, 64, 62, 62, 40, 40, 38, 38, 18, 18, 16, 14],
  },
];

/** The stations of the delivery loop, as a change travels. */
export const stations = [
  { name: "Plan", note: "small slices" },
  { name: "Code", note: "with review" },
  { name: "Build", note: "once, signed" },
  { name: "Test", note: "every commit" },
  { name: "Release", note: "a decision" },
  { name: "Deploy", note: "a few first" },
  { name: "Operate", note: "as code" },
  { name: "Monitor", note: "real users" },
] as const;

export type StationName = (typeof stations)[number]["name"];

export interface DevOpsService {
  /** The stations of the loop that it serves. */
  serves: readonly StationName[];
  title: string;
  description: string;
  features: readonly string[];
  technologies: readonly string[];
}

export const servicesSection = {
  heading: "What we build into your delivery",
  lede: "Six pieces. Teams rarely need all of them at once, and almost never in the order of the fashion.",
};

export const services: readonly DevOpsService[] = [
  {
    serves: ["Build", "Test", "Release", "Deploy"],
    title: "CI/CD pipelines",
    description: "Every commit is built, tested and ready to go out. Going out is one decision, or none.",
    features: [
      "One pipeline definition, versioned with the code",
      "Blue-green, canary and feature-flag releases",
      "Rollback by one command, tried beforehand",
    ],
    technologies: ["GitHub Actions", "GitLab CI", "Jenkins", "Argo CD", "AWS CodePipeline"],
  },
  {
    serves: ["Code", "Deploy", "Operate"],
    title: "Infrastructure as Code",
    description: "The server nobody dares to restart, written down so that anybody can rebuild it.",
    features: [
      "Modules with versions and reviews",
      "Existing resources imported, not recreated",
      "Drift found nightly and reported",
    ],
    technologies: ["Terraform", "OpenTofu", "Pulumi", "CloudFormation", "Ansible"],
  },
  {
    serves: ["Build", "Test", "Deploy", "Operate"],
    title: "Containers and platforms",
    description: "The same image on the laptop, in test and in production, and a paved road to get there.",
    features: [
      "Small images, built once and signed",
      "Preview environment for each pull request",
      "Golden paths instead of wiki pages",
    ],
    technologies: ["Docker", "Kubernetes", "Helm", "Kustomize", "Backstage"],
  },
  {
    serves: ["Code", "Build", "Test"],
    title: "Test automation",
    description: "Tests that run before the reviewer does, and fail for a reason.",
    features: [
      "Unit, contract, browser and load tests in the pipeline",
      "Flaky tests found, quarantined and fixed",
      "Test data that is made, not copied from customers",
    ],
    technologies: ["Playwright", "JUnit", "pytest", "k6", "Testcontainers"],
  },
  {
    serves: ["Plan", "Operate", "Monitor"],
    title: "Monitoring and observability",
    description: "Know before the customer calls, and know why before the meeting starts.",
    features: [
      "Metrics, logs and traces tied together",
      "Service-level objectives with error budgets",
      "Alerts that name the runbook; the others deleted",
    ],
    technologies: ["Prometheus", "Grafana", "OpenTelemetry", "Loki", "CloudWatch"],
  },
  {
    serves: ["Code", "Build", "Test", "Release"],
    title: "DevSecOps",
    description: "Security checks where the change is made, while it is still cheap to correct.",
    features: [
      "Code, dependency, image and secret scanning",
      "Policies as code, with a documented exception",
      "A bill of materials for every release",
    ],
    technologies: ["Trivy", "Semgrep", "OPA Gatekeeper", "HashiCorp Vault", "Sigstore"],
  },
];

export interface TransformationStep {
  title: string;
  description: string;
  activities: readonly string[];
  /** Of ten parts of the hands-on work, how many are ours. The rest is your team's. */
  ours: number;
}

export const processSection = {
  heading: "A transformation that ends with us leaving",
  lede: "Four stages. In each, a little more of the keyboard is yours.",
  caption: "who does the hands-on work in each stage. The shares are agreed with you at the start.",
};

export const processSteps: readonly TransformationStep[] = [
  {
    title: "Assess",
    description: "We follow one change from idea to production and write down where it waits.",
    activities: ["Value stream on one wall", "Baseline of the four figures", "Pipeline and access review"],
    ours: 9,
  },
  {
    title: "Design",
    description:
      "The shortest road from here to a release on any weekday, with your tools where they will do.",
    activities: ["Target pipeline and branching", "Tool choice with reasons", "Order of work by pain"],
    ours: 7,
  },
  {
    title: "Build with one team",
    description:
      "One team, one product, all the way to production. Nothing convinces the others like watching.",
    activities: [
      "Pipeline, tests and environments as code",
      "Pairing, not slides",
      "First release by daylight",
    ],
    ours: 5,
  },
  {
    title: "Hand over and spread",
    description: "Your engineers bring the next teams on. We stay within call, and then we do not.",
    activities: [
      "Templates for the next teams",
      "On-call drills and game days",
      "Monthly look at the four figures",
    ],
    ours: 2,
  },
];

export interface ToolCategory {
  category: string;
  tools: readonly string[];
}

export const toolsSection = {
  heading: "Tools by category",
  lede: "We work with what you have. Replacing a tool that works is a hobby, not a service.",
};

export const toolCategories: readonly ToolCategory[] = [
  { category: "Source control", tools: ["GitHub", "GitLab", "Bitbucket", "Azure Repos"] },
  { category: "Build and release", tools: ["GitHub Actions", "GitLab CI", "Jenkins", "Argo CD", "Flux"] },
  { category: "Infrastructure", tools: ["Terraform", "OpenTofu", "Pulumi", "Ansible", "CloudFormation"] },
  { category: "Containers", tools: ["Docker", "Kubernetes", "Helm", "Amazon ECS", "Harbor"] },
  { category: "Testing", tools: ["Playwright", "Cypress", "JUnit", "pytest", "k6"] },
  { category: "Observability", tools: ["Prometheus", "Grafana", "OpenTelemetry", "Datadog", "Elastic"] },
  { category: "Security", tools: ["Vault", "Trivy", "Semgrep", "Snyk", "OPA"] },
  { category: "Planning and chat", tools: ["Jira", "Linear", "Slack", "Microsoft Teams", "PagerDuty"] },
];

export const banner: ClosingBannerProps = {
  heading: "Ship on a Tuesday. Go home on time.",
  lede: "Tell us how a change gets to production today, step by step. We mark the steps that a machine should do.",
  primary: { label: "Start Your DevOps Journey", to: "/contact" },
};
