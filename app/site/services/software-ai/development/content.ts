import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";
import type { SheetCheck } from "~/sections/sheet-checks";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Custom Software Development",
  description:
    "Web, mobile and back-end software written around how you work, in four steps, with the tests and documents that let others take it over.",
};

export const hero: PageHeroProps = {
  title: "Custom Development",
  lede: "You get software built around how you work. We show it early and hand over code that any team can take on.",
  primary: { label: "Describe your project", to: "/contact" },
  secondary: { label: "Ask for an estimate", to: "/contact" },
};

export type FolderKind = "product" | "tests" | "documents" | "operation";

export const kinds: Record<FolderKind, string> = {
  product: "The product",
  tests: "Its tests",
  documents: "Its documents",
  operation: "Its operation",
};

export interface Folder {
  path: string;
  kind: FolderKind;
  /** What it is good for on the day after we have left. */
  note: string;
  /** Relative size, 0 to 100. */
  size: number;
}

/** An example of what is handed over. */
export const repository: readonly Folder[] = [
  { path: "src/orders", kind: "product", note: "One folder for each business process", size: 100 },
  { path: "src/billing", kind: "product", note: "Named in your staff's own terms", size: 78 },
  { path: "src/interface", kind: "product", note: "Screens and components", size: 92 },
  { path: "tests/units", kind: "tests", note: "Your business rules, as tests", size: 84 },
  { path: "tests/browser", kind: "tests", note: "User journeys, tested automatically", size: 52 },
  { path: "docs/decisions", kind: "documents", note: "Why each decision was made", size: 22 },
  { path: "docs/runbook", kind: "documents", note: "What to do when something fails", size: 15 },
  { path: "infra", kind: "operation", note: "The servers, as code", size: 30 },
  { path: "pipeline", kind: "operation", note: "Automatic build and release", size: 12 },
  { path: "README", kind: "documents", note: "Setup on a new laptop", size: 7 },
];

export const repositoryCaption =
  "the repository you own at the end. A bar is as long as the folder is large.";

export const servicesSection: SectionCopy = {
  heading: "Our development services",
  lede: "For new systems, and for old ones that have to keep running.",
};

export const services: readonly Required<Service<Glyph>>[] = [
  {
    glyph: "web-app",
    title: "Web Applications",
    description:
      "Portals, back offices and dashboards that stay fast with 100,000 records and work without a mouse.",
    features: [
      "Server-rendered, so the first page is fast",
      "Single sign-on, roles and an audit log",
      "WCAG 2.2 AA checked in the pipeline",
    ],
    technologies: ["TypeScript", "React", "Next.js", "Node.js"],
  },
  {
    glyph: "mobile-app",
    title: "Mobile Apps",
    description:
      "Apps for field crews and customers. They keep working without a signal and sync when there is one.",
    features: [
      "Native where the device matters, shared code elsewhere",
      "Local storage with conflict rules you decide",
      "Store review, signing and staged release",
    ],
    technologies: ["Swift", "Kotlin", "React Native", "Flutter"],
  },
  {
    glyph: "integration",
    title: "APIs & Integrations",
    description: "One agreed interface description, and connectors that cope when the other side is down.",
    features: [
      "Contract first, in OpenAPI or Protocol Buffers",
      "Idempotent writes, retries, dead-letter queue",
      "API versions with end dates",
    ],
    technologies: ["OpenAPI", "gRPC", "GraphQL", "Apache Kafka"],
  },
  {
    glyph: "saas",
    title: "SaaS Products",
    description:
      "Your idea as a subscription product, with separate tenants, correct invoices and updates without downtime.",
    features: [
      "Tenant isolation down to the database",
      "Subscriptions, metering and invoices",
      "Feature flags and releases without downtime",
    ],
    technologies: ["PostgreSQL", "Stripe", "Redis", "Kubernetes"],
  },
  {
    glyph: "modernisation",
    title: "Legacy Modernisation",
    description:
      "The old system keeps running while its parts are replaced one by one. There's no single switch-over weekend.",
    features: [
      "Tests that record today's behaviour",
      "Old and new side by side, results compared",
      "Data migration in rehearsed, reversible steps",
    ],
    technologies: ["Java", "Spring Boot", ".NET", "Debezium"],
  },
  {
    glyph: "rescue",
    title: "Project Rescue",
    description:
      "For a project that has stalled. We review the code, tell you what's worth keeping, and finish it.",
    features: [
      "Written assessment of code, tests and risks",
      "A running build before any new feature",
      "List of what to discard, with reasons",
    ],
    technologies: ["SonarQube", "OpenTelemetry", "Playwright", "Docker"],
  },
];

export const processSection: SectionCopy = {
  heading: "How we get to version 1.0",
  lede: "In four steps. Every notch is a demo on your own data, so you see the product long before release.",
  tone: "sand",
};

export interface DevelopmentStep {
  title: string;
  description: string;
  /** Where the step begins and ends on the scale of versions, in tenths. */
  from: number;
  to: number;
}

/** The demonstrations, in tenths of a version. */
export const demonstrations: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

export const steps: readonly DevelopmentStep[] = [
  {
    title: "Discovery",
    description: "Days spent beside the users: what the software must do, and how we'll check that it does.",
    from: 0,
    to: 1,
  },
  {
    title: "Design",
    description:
      "A clickable prototype, a data model and a threat model, agreed before changes get expensive.",
    from: 1,
    to: 3,
  },
  {
    title: "Development",
    description:
      "The riskiest part first. Every change reviewed, tested and on the test system the same day.",
    from: 2,
    to: 9,
  },
  {
    title: "Launch & Handover",
    description: "Users move over in groups. Then we run it, or your team takes over.",
    from: 9,
    to: 10,
  },
];

export const handoverSheet: SheetCopy = {
  title: "Handover sheet: order portal, version 1.0",
  number: "HO-1.0",
  date: "14 November 2025",
  foot: "Signed: your product owner and our lead developer, line by line",
  caption: "what you hold at version 1.0, and where it is. The one open line has a date.",
};

export const handoverChecks: readonly SheetCheck[] = [
  {
    item: "Goal, scope and estimate",
    evidence: "In writing, with a map of systems and data. Five changes of scope since, each agreed.",
    note: "docs/scope",
    result: "Received",
    done: true,
  },
  {
    item: "Decisions and threat model",
    evidence: "Why each choice was made, and what was ruled out.",
    note: "docs/decisions",
    result: "Received",
    done: true,
  },
  {
    item: "Source code with its history",
    evidence: "Every change reviewed, tests with every change, a demo at every notch.",
    note: "src, tests",
    result: "Received",
    done: true,
  },
  {
    item: "Load and security tests",
    evidence: "Reports, with the one finding that you accepted.",
    note: "docs/tests",
    result: "Received",
    done: true,
  },
  {
    item: "Release and rollback",
    evidence: "Staged release. Your team rolled back once, as an exercise.",
    note: "pipeline, infra",
    result: "Received",
    done: true,
  },
  {
    item: "Runbook and training",
    evidence: "Two sessions with the people who will run it.",
    note: "docs/runbook",
    result: "Received",
    done: true,
  },
  {
    item: "App store account",
    evidence: "Moves to your company on 21 November 2025.",
    result: "Open",
    done: false,
  },
];

export const technologiesSection: SectionCopy = {
  heading: "Technologies by category",
  lede: "Common tools that any good team can maintain. If yours knows another one well, tell us.",
};

export interface ToolCategory {
  category: string;
  /** What decides between them. */
  choice: string;
  tools: readonly string[];
}

export const toolCategories: readonly ToolCategory[] = [
  {
    category: "Front end",
    choice: "Chosen by what your team can maintain",
    tools: ["TypeScript", "React", "Next.js", "Vue", "Angular"],
  },
  {
    category: "Back end",
    choice: "Chosen by what it has to talk to",
    tools: ["Node.js", ".NET", "Java & Spring Boot", "Python & Django", "Go"],
  },
  {
    category: "Mobile",
    choice: "Chosen by how much the device matters",
    tools: ["Swift", "Kotlin", "React Native", "Flutter"],
  },
  {
    category: "Data",
    choice: "PostgreSQL unless there's a reason against it",
    tools: ["PostgreSQL", "MySQL", "MongoDB", "Redis", "OpenSearch", "Apache Kafka"],
  },
  {
    category: "Cloud & delivery",
    choice: "Chosen by where you have accounts",
    tools: ["AWS", "Azure", "Google Cloud", "Docker", "Kubernetes", "Terraform", "GitHub Actions"],
  },
  {
    category: "Testing & quality",
    choice: "Most projects use most of them",
    tools: ["Playwright", "Vitest", "JUnit", "k6", "SonarQube", "OpenTelemetry"],
  },
];

export const pricing: Pricing = {
  heading: "How custom development is priced",
  fixed:
    "The price of the agreed scope, in your written offer. Discovery comes first and ends with a written estimate for the rest.",
  byUse:
    "Hosting, cloud accounts, app stores and other providers' services. They bill you, or it comes on our invoice, as your offer states. Our own hosting and Cloud Support plans have listed prices.",
  changes:
    "The number of screens, platforms and integrations, old data to move, and changes to the scope along the way.",
  firstStep: "An enquiry and our written offer cost nothing.",
};

export const banner: ClosingBannerProps = {
  heading: "Start your software project",
  lede: "Tell us what the software should do on an ordinary Monday. There's no better first specification.",
  primary: { label: "Start a project", to: "/contact" },
  steps: "software-ai",
};
