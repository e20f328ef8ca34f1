import type { RulerScale } from "~/figures/ruler-scale";
import type { GlyphRows } from "~/figures/bar-glyph";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Custom Software Development",
  description:
    "Web, mobile and back-end software written around how you work, in four steps, with the tests and documents that let others take it over.",
};

/** Version numbers on the way to the first release. */
export const ruler: RulerScale = {
  to: 1,
  minor: 0.02,
  major: 0.1,
  format: (version) => `v${version.toFixed(1)}`,
};

export const hero: PageHeroProps = {
  title: "Custom Development",
  lede: "You have bent your work around the tool for long enough. We write the tool around the work, show it early, and leave code that the next team can read.",
  primary: { label: "Describe what is missing", to: "/contact" },
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
  { path: "src/orders", kind: "product", note: "One folder for each thing you do", size: 100 },
  { path: "src/billing", kind: "product", note: "Named as your staff name it", size: 78 },
  { path: "src/interface", kind: "product", note: "Screens and components", size: 92 },
  { path: "tests/units", kind: "tests", note: "Every rule of yours, as an example", size: 84 },
  { path: "tests/browser", kind: "tests", note: "What users do, done by a machine", size: 52 },
  { path: "docs/decisions", kind: "documents", note: "Why it is so, and what it cost", size: 22 },
  { path: "docs/runbook", kind: "documents", note: "What to do at three in the morning", size: 15 },
  { path: "infra", kind: "operation", note: "The servers, as code", size: 30 },
  { path: "pipeline", kind: "operation", note: "From commit to release, unattended", size: 12 },
  { path: "README", kind: "documents", note: "From an empty laptop to running", size: 7 },
];

export const repositoryCaption =
  "the repository you own at the end. A bar is as long as the folder is large.";

export const servicesSection: SectionCopy = {
  heading: "Six things we are asked to write",
  lede: "Services for a system that starts from nothing, and for one that has been running longer than anyone remembers.",
};

export interface DevelopmentService {
  glyph: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
  technologies: readonly string[];
}

export const services: readonly DevelopmentService[] = [
  {
    glyph: [
      "++++++++++++++++++++++++",
      "+++++...################",
      "+++++...###########.....",
      "+++++...################",
      "+++++...######..........",
    ],
    title: "Web Applications",
    description:
      "Portals, back offices and dashboards that stay quick with the hundred-thousandth record and work without a mouse.",
    features: [
      "Server-rendered, so the first page is fast",
      "Single sign-on, roles and an audit log",
      "WCAG 2.2 AA checked in the pipeline",
    ],
    technologies: ["TypeScript", "React", "Next.js", "Node.js"],
  },
  {
    glyph: [
      ".....++++++++++++++.....",
      ".....##############.....",
      ".....##############.....",
      ".....##############.....",
      ".....++++++++++++++.....",
    ],
    title: "Mobile Apps",
    description:
      "Apps for field crews and customers. They keep working without a signal and synchronise when there is one.",
    features: [
      "Native where the device matters, shared code elsewhere",
      "Local storage with conflict rules you decide",
      "Store review, signing and staged release",
    ],
    technologies: ["Swift", "Kotlin", "React Native", "Flutter"],
  },
  {
    glyph: [
      "+++++++..........+++++++",
      "+++++++..........+++++++",
      "+++++++.########.+++++++",
      "+++++++..........+++++++",
      "+++++++..........+++++++",
    ],
    title: "APIs & Integrations",
    description:
      "One agreed description of the interface, and connectors that survive the other side being down on a Sunday.",
    features: [
      "Contract first, in OpenAPI or Protocol Buffers",
      "Idempotent writes, retries, dead-letter queue",
      "Versions with dates for their end",
    ],
    technologies: ["OpenAPI", "gRPC", "GraphQL", "Apache Kafka"],
  },
  {
    glyph: [
      "+++++++..######..+++++++",
      "+++++++..++++++..+++++++",
      "+++++++..++++++..+++++++",
      "++++++++++++++++++++++++",
      "++++++++++++++++++++++++",
    ],
    title: "SaaS Products",
    description:
      "Your idea as a product that others subscribe to: tenants kept apart, invoices that are right, updates nobody notices.",
    features: [
      "Tenant isolation down to the database",
      "Subscriptions, metering and invoices",
      "Feature flags and releases without downtime",
    ],
    technologies: ["PostgreSQL", "Stripe", "Redis", "Kubernetes"],
  },
  {
    glyph: ["############", "############", "+++++..#####", "+++++..+++++", "+++++..+++++"],
    title: "Legacy Modernisation",
    description:
      "The old system keeps running while its parts are replaced one by one. No weekend on which everything changes.",
    features: [
      "Tests that pin down today's behaviour, quirks included",
      "Old and new side by side, results compared",
      "Data moved in rehearsed steps, each reversible",
    ],
    technologies: ["Java", "Spring Boot", ".NET", "Debezium"],
  },
  {
    glyph: [
      "++++++++++++............",
      "+++++++++...............",
      "++++++........##########",
      "################........",
      "########################",
    ],
    title: "Project Rescue",
    description:
      "Somebody else began it and it stands still. We read the code, say what is worth keeping, and finish that.",
    features: [
      "Written assessment of code, tests and risks",
      "A running build before any new feature",
      "A list of what to throw away, with reasons",
    ],
    technologies: ["SonarQube", "OpenTelemetry", "Playwright", "Docker"],
  },
];

export const processSection: SectionCopy = {
  heading: "Four steps to version 1.0",
  lede: "Every notch is a demonstration on your own data, so you see the product long before it is released.",
  tone: "sand",
};

export interface DevelopmentStep {
  title: string;
  description: string;
  /** Where the step begins and ends on the scale of versions, in tenths. */
  from: number;
  to: number;
  activities: readonly string[];
}

/** The demonstrations, in tenths of a version. */
export const demonstrations: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

export const steps: readonly DevelopmentStep[] = [
  {
    title: "Discovery",
    description: "What the software must do on an ordinary Monday, and how we shall know that it does.",
    from: 0,
    to: 1,
    activities: [
      "Days spent beside the users",
      "Map of systems and data",
      "Goal, scope and estimate in writing",
    ],
  },
  {
    title: "Design",
    description: "Screens you can click and an architecture you can question, before either is expensive.",
    from: 1,
    to: 3,
    activities: ["Clickable prototype", "Data model and interfaces", "Threat model, decisions on record"],
  },
  {
    title: "Development",
    description:
      "The riskiest part first. Every change reviewed, tested and on the test system the same day.",
    from: 2,
    to: 9,
    activities: [
      "A second pair of eyes on every change",
      "Tests with every change",
      "Demonstration at every notch",
    ],
  },
  {
    title: "Launch & Handover",
    description: "Users move over in groups. Then we stay, or your team takes the keys: both are prepared.",
    from: 9,
    to: 10,
    activities: [
      "Staged release with a way back",
      "Load and security tests",
      "Training, runbook, source code",
    ],
  },
];

export const technologiesSection: SectionCopy = {
  heading: "Technologies by category",
  lede: "Boring on purpose: nothing here needs us to be maintained. If your team knows another tool well, that is an argument.",
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
    choice: "PostgreSQL until proven otherwise",
    tools: ["PostgreSQL", "MySQL", "MongoDB", "Redis", "OpenSearch", "Apache Kafka"],
  },
  {
    category: "Cloud & delivery",
    choice: "Chosen by where you already pay",
    tools: ["AWS", "Azure", "Google Cloud", "Docker", "Kubernetes", "Terraform", "GitHub Actions"],
  },
  {
    category: "Testing & quality",
    choice: "All of them, most of the time",
    tools: ["Playwright", "Vitest", "JUnit", "k6", "SonarQube", "OpenTelemetry"],
  },
];

export const banner: ClosingBannerProps = {
  heading: "Boring code, interesting product.",
  lede: "Write down what the software should do on an ordinary Monday. We know of no better first specification.",
  primary: { label: "Start a project", to: "/contact" },
};
