import { term } from "~/catalogue/promises/term.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SheetCheck } from "~/sections/sheet-checks";

export const meta: PageMeta = {
  title: "DevOps Services and Delivery Pipelines",
  description:
    "CI/CD pipelines, infrastructure as code, test automation and monitoring, built with your team so that releases become routine.",
};

export const hero: PageHeroProps = {
  title: "DevOps",
  lede: "Release on any weekday, in working hours. We build the pipeline, the tests and the rollback, and leave your team able to run them.",
  primary: { label: "Start DevOps Transformation", to: "/contact" },
  secondary: { label: "Free Assessment", to: "/contact" },
};

export interface ImpactMetric {
  /** The unit it is counted in: the number is the client's own. */
  metric: string;
  title: string;
  description: string;
  /** Which way it should go. */
  better: "up" | "down";
  /** Twelve months of an example that goes that way, in pixels. */
  year: readonly number[];
}

export const impact = {
  heading: "Impact: the metrics we improve",
  lede: "We measure these for your team before we change anything, and every month after.",
  caption: "the direction each metric should take from month to month. The heights are for illustration.",
};

export const impactMetrics: readonly ImpactMetric[] = [
  {
    metric: "Releases a week",
    title: "Deployment frequency",
    description: "Small changes, released often. Each one carries less risk.",
    better: "up",
    year: [12, 15, 18, 26, 30, 36, 48, 46, 52, 62, 60, 64],
  },
  {
    metric: "Hours",
    title: "Lead time for changes",
    description: "From commit to customer, waiting included. The waiting is most of it.",
    better: "down",
    year: [64, 60, 62, 52, 46, 48, 36, 30, 26, 18, 15, 12],
  },
  {
    metric: "% of releases",
    title: "Change failure rate",
    description: "How many had to be patched or rolled back.",
    better: "down",
    year: [48, 56, 42, 50, 36, 44, 30, 38, 22, 28, 14, 12],
  },
  {
    metric: "Minutes",
    title: "Time to restore service",
    description: "From the alert until customers can work again.",
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
  heading: "DevOps services we offer",
  lede: "Teams rarely need all of them at once. We start where your team loses the most time.",
};

export const services: readonly DevOpsService[] = [
  {
    serves: ["Build", "Test", "Release", "Deploy"],
    title: "CI/CD pipelines",
    description: "Every commit is built, tested and ready to release, with one click or automatically.",
    features: [
      "One pipeline definition, versioned with the code",
      "Blue-green, canary and feature-flag releases",
      "One-command rollback, tested beforehand",
    ],
    technologies: ["GitHub Actions", "GitLab CI", "Jenkins", "Argo CD", "AWS CodePipeline"],
  },
  {
    serves: ["Code", "Deploy", "Operate"],
    title: "Infrastructure as Code",
    description: "Your servers described in code, so that anyone on the team can rebuild them.",
    features: [
      "Versioned, reviewed modules",
      "Existing resources imported as they are",
      "Nightly drift reports",
    ],
    technologies: ["Terraform", "OpenTofu", "Pulumi", "CloudFormation", "Ansible"],
  },
  {
    serves: ["Build", "Test", "Deploy", "Operate"],
    title: "Containers and platforms",
    description: "The same image on the laptop, in test and in production.",
    features: [
      "Small images, built once and signed",
      "Preview environment for each pull request",
      "Templates for new services",
    ],
    technologies: ["Docker", "Kubernetes", "Helm", "Kustomize", "Backstage"],
  },
  {
    serves: ["Code", "Build", "Test"],
    title: "Test automation",
    description: "Tests that run before the review, and fail only for a reason.",
    features: [
      "Unit, contract, browser and load tests in the pipeline",
      "Flaky tests found, quarantined and fixed",
      "Generated test data, free of customer records",
    ],
    technologies: ["Playwright", "JUnit", "pytest", "k6", "Testcontainers"],
  },
  {
    serves: ["Plan", "Operate", "Monitor"],
    title: "Monitoring and observability",
    description: "Know about a problem, and its cause, before customers call.",
    features: [
      "Metrics, logs and traces in one place",
      "Service-level objectives with error budgets",
      "Alerts linked to runbooks",
    ],
    technologies: ["Prometheus", "Grafana", "OpenTelemetry", "Loki", "CloudWatch"],
  },
  {
    serves: ["Code", "Build", "Test", "Release"],
    title: "DevSecOps",
    description: "Security checks where the change is made, while it is still cheap to correct.",
    features: [
      "Code, dependency, image and secret scanning",
      "Policies as code, with documented exceptions",
      "Software bill of materials for every release",
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
  heading: "The transformation, stage by stage",
  lede: "Your team does more of the work at each stage, until you can run it without us.",
  caption: "who does the hands-on work in each stage. The shares are agreed with you at the start.",
};

export const processSteps: readonly TransformationStep[] = [
  {
    title: "Assess",
    description: "We follow one change from idea to production and write down where it waits.",
    activities: ["Value stream map", "Baseline of the four metrics", "Pipeline and access review"],
    ours: 9,
  },
  {
    title: "Design",
    description: "The shortest way to a release on any weekday, with the tools you have where possible.",
    activities: ["Target pipeline and branching", "Tool choice with reasons", "Priorities by time saved"],
    ours: 7,
  },
  {
    title: "Build with one team",
    description: "One team takes one product all the way to production, and the others can watch.",
    activities: [
      "Pipeline, tests and environments as code",
      "Pairing with your engineers",
      "First release in working hours",
    ],
    ours: 5,
  },
  {
    title: "Hand over and spread",
    description: "Your engineers bring the next teams on board. We stay available until you don't need us.",
    activities: [
      "Templates for the next teams",
      "On-call drills and game days",
      "Monthly review of the four metrics",
    ],
    ours: 2,
  },
];

export const toolsSection = {
  heading: "Tools by category, on a release record",
  lede: "Every release leaves a page like this. We work with the tools you have, and replace one only if it holds you back.",
};

export const releaseSheet: SheetCopy = {
  title: "Release record: web shop, version 4.12",
  number: "REL-0412",
  date: "Tuesday, 11 November 2025, times in IST",
  foot: "Released by an engineer of your team at 14:20. Kept with the code, for your auditor.",
  caption: "one release in working hours. Under each line are the tools we use for it.",
};

/** The items are the categories of tools; their notes name the tools. */
export const releaseChecks: readonly SheetCheck[] = [
  {
    item: "Planning and chat",
    evidence: "Three changes, each small enough to read in one sitting.",
    note: "Jira, Linear, Slack, Microsoft Teams, PagerDuty",
    result: "09:10",
  },
  {
    item: "Source control",
    evidence: "Reviewed by a second engineer.",
    note: "GitHub, GitLab, Bitbucket, Azure Repos",
    result: "11:42",
  },
  {
    item: "Testing",
    evidence: "Unit, contract, browser and load tests, none failed.",
    note: "Playwright, Cypress, JUnit, pytest, k6",
    result: "11:58",
  },
  {
    item: "Security",
    evidence: "No secret and no known vulnerability found. Bill of materials attached.",
    note: "Vault, Trivy, Semgrep, Snyk, OPA",
    result: "12:03",
  },
  {
    item: "Containers",
    evidence: "One image, built once and signed.",
    note: "Docker, Kubernetes, Helm, Amazon ECS, Harbor",
    result: "12:07",
  },
  {
    item: "Infrastructure",
    evidence: "Plan reviewed: one queue added, nothing removed.",
    note: "Terraform, OpenTofu, Pulumi, Ansible, CloudFormation",
    result: "14:05",
  },
  {
    item: "Build and release",
    evidence: "One server first, then all. Rollback tested before.",
    note: "GitHub Actions, GitLab CI, Jenkins, Argo CD, Flux",
    result: "14:20",
  },
  {
    item: "Observability",
    evidence: "Errors and response times as before, watched for half an hour.",
    note: "Prometheus, Grafana, OpenTelemetry, Datadog, Elastic",
    result: "14:50",
  },
];

export const pricing: Pricing = {
  heading: "How DevOps work is priced",
  fixed: `A price for the stages you order, stated in your offer. ${term.once}`,
  byUse: "Cloud resources, build minutes and tool licences. Your providers bill you for them.",
  changes:
    "How many teams and products take part, which services you need, and how much of the work your team does.",
  firstStep: "Nothing: the Free Assessment, your enquiry and our written offer are free.",
};

export const banner: ClosingBannerProps = {
  heading: "Make your releases routine",
  lede: "Tell us how a change gets to production today. We'll mark the steps that can be automated.",
  primary: { label: "Start Your DevOps Journey", to: "/contact" },
  steps: "cloud",
};
