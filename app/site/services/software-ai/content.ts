import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";
import type { Glyph } from "./glyphs";

export const meta: PageMeta = {
  title: "Software and AI Development",
  description:
    "Custom software, applied AI, process automation and interface design from one team, in five steps from the idea to daily use.",
};

export const hero: PageHeroProps = {
  title: "Software and AI",
  lede: "You get the software that off-the-shelf products don't offer. We design, build and run it, with AI where it pays off.",
  primary: { label: "Describe your project", to: "/contact" },
  secondary: { label: "Ask what AI could do", to: "/contact" },
};

/** Who on the team builds a part of the product; each has a page of its own. */
export type Discipline = "design" | "development" | "automation" | "ai";

export const disciplines: Record<Discipline, string> = {
  design: "UX & UI Design",
  development: "Custom Development",
  automation: "Process Automation",
  ai: "AI & Machine Learning",
};

export interface Span {
  what: string;
  by: Discipline;
  /** Begin and end, in per cent of the whole. */
  from: number;
  to: number;
}

/** An example: what happens between the click and the result. */
export const trace: readonly Span[] = [
  { what: "Approve pressed, screen answers at once", by: "design", from: 0, to: 100 },
  { what: "Rights checked, invoice stored", by: "development", from: 5, to: 94 },
  { what: "Document sent to be read", by: "automation", from: 13, to: 62 },
  { what: "Fields read from the scan", by: "ai", from: 18, to: 50 },
  { what: "Compared with past invoices", by: "ai", from: 46, to: 60 },
  { what: "Matched with its order", by: "automation", from: 62, to: 77 },
  { what: "Booked in the ledger", by: "development", from: 77, to: 91 },
  { what: "Result shown, with its source", by: "design", from: 92, to: 100 },
];

export const traceCaption =
  "one click on Approve, traced through everything built for it. Time runs to the right.";

export const development: SectionCopy = {
  heading: "Custom software development",
  lede: "Four development services. We choose languages that your team can maintain.",
};

export const developmentServices: readonly Service<Glyph>[] = [
  {
    glyph: "web-app",
    title: "Web Applications",
    description:
      "Systems your staff use all day and portals your customers see first. Fast on an old laptop, usable without a mouse.",
    features: [
      "Customer portals and self-service",
      "Back-office systems and dashboards",
      "Roles, single sign-on and an audit log",
    ],
    technologies: ["TypeScript", "React", "Node.js", "PostgreSQL"],
  },
  {
    glyph: "mobile-app",
    title: "Mobile Apps",
    description: "For field staff and customers. The app works without a signal and syncs when it returns.",
    features: [
      "iOS and Android, shared code where it pays",
      "Offline first, with rules for conflicts",
      "Store release, signing and updates",
    ],
    technologies: ["React Native", "Flutter", "Swift", "Kotlin"],
  },
  {
    glyph: "integration",
    title: "APIs & Integrations",
    description: "We connect the systems that people copy data between today, and give them that time back.",
    features: [
      "REST, GraphQL and event interfaces",
      "ERP, CRM, payment and shipping connectors",
      "Retries, idempotent writes, logged failures",
    ],
    technologies: ["Go", ".NET", "OpenAPI", "Apache Kafka"],
  },
  {
    glyph: "modernisation",
    title: "Legacy Modernisation",
    description:
      "We put tests around the old system first, then replace it one part at a time while it keeps running.",
    features: [
      "Tests that record what it does today",
      "Module-by-module replacement",
      "Rehearsed data migration with rollback",
    ],
    technologies: ["Java", "Spring Boot", ".NET", "Docker"],
  },
];

export const ai: SectionCopy = {
  heading: "AI solutions: what goes in, what comes out",
  lede: "Four AI solutions. We measure each on your own cases before you rely on it.",
  tone: "ink",
};

export interface AiSolution {
  title: string;
  description: string;
  reads: string;
  returns: string;
  features: readonly string[];
  technologies: readonly string[];
}

export const aiSolutions: readonly AiSolution[] = [
  {
    title: "Predictive Analytics",
    description: "Forecasts what will be ordered, who will leave and which machine will stop.",
    reads: "Orders, payments, sensors: anything with a history",
    returns: "A forecast or a score, with its margin of error",
    features: ["Demand and cash forecasts", "Churn and risk scores", "Failure warnings"],
    technologies: ["scikit-learn", "XGBoost", "PyTorch"],
  },
  {
    title: "Natural Language Processing",
    description: "Reads the documents and messages that your staff have no time for.",
    reads: "Contracts, tickets, emails, reports",
    returns: "Fields, topics and summaries, each with its sentence",
    features: ["Data extraction from documents", "Ticket sorting and routing", "Search by meaning"],
    technologies: ["spaCy", "Transformers", "OpenSearch"],
  },
  {
    title: "Computer Vision",
    description: "Checks pictures and video without getting tired.",
    reads: "Photographs, scans, camera streams",
    returns: "Counts, readings and defects, marked in the picture",
    features: ["Visual inspection", "Meter and label reading", "Runs on site, beside the camera"],
    technologies: ["OpenCV", "YOLO", "ONNX Runtime"],
  },
  {
    title: "Generative AI & Assistants",
    description: "Answers from your own documents, or says it found nothing.",
    reads: "Your documents, under each person's access rights",
    returns: "An answer or a draft that names its sources",
    features: [
      "Answers with citations",
      "Drafts for a person to approve",
      "Your choice of model and hosting",
    ],
    technologies: ["pgvector", "LangGraph", "vLLM", "Amazon Bedrock"],
  },
];

export const industriesSection: SectionCopy = {
  heading: "First projects in twelve industries",
  lede: "A mark shows which of the eight services above a first project usually needs.",
};

/** Column heads of the chart, in the order of the services above. */
export const parts = [
  "Web",
  "Mobile",
  "APIs",
  "Legacy",
  "Predict",
  "Language",
  "Vision",
  "Assistant",
] as const;
export type Part = (typeof parts)[number];

/** How many of the parts are software; the others are AI. */
export const softwareParts = 4;

export interface Industry {
  name: string;
  /** The industry's own page, where there is one. */
  to?: string;
  first: string;
  needs: readonly Part[];
}

export const industries: readonly Industry[] = [
  {
    name: "Healthcare",
    to: "/industries/healthcare",
    first: "Referrals and letters filed in the right record automatically",
    needs: ["Web", "APIs", "Language"],
  },
  {
    name: "Education",
    to: "/industries/education",
    first: "Paperless admissions and early notice of students at risk",
    needs: ["Web", "Mobile", "Predict"],
  },
  {
    name: "E-commerce",
    to: "/industries/ecommerce",
    first: "Stock and prices that agree in every channel",
    needs: ["Web", "APIs", "Predict"],
  },
  {
    name: "Fintech",
    to: "/industries/fintech",
    first: "Onboarding in minutes, with suspicious cases held back",
    needs: ["Mobile", "APIs", "Predict", "Vision"],
  },
  {
    name: "Manufacturing",
    to: "/industries/manufacturing",
    first: "Camera inspection and predictive maintenance",
    needs: ["APIs", "Predict", "Vision"],
  },
  {
    name: "Gaming",
    to: "/industries/gaming",
    first: "Player accounts, live events and help in the chat",
    needs: ["Mobile", "APIs", "Assistant"],
  },
  {
    name: "Logistics",
    first: "Delivery notes read at the gate, reliable arrival times",
    needs: ["Mobile", "APIs", "Predict", "Vision"],
  },
  {
    name: "Insurance",
    first: "Claims sorted by urgency and type",
    needs: ["Web", "Legacy", "Language"],
  },
  {
    name: "Real Estate",
    first: "One place for leases, tenants and repairs",
    needs: ["Web", "Mobile", "Language"],
  },
  {
    name: "Travel & Hospitality",
    first: "Bookings from all channels, and guests answered at night",
    needs: ["Web", "Mobile", "APIs", "Assistant"],
  },
  {
    name: "Energy & Utilities",
    first: "Meter reading, load forecasts and field crew planning",
    needs: ["Mobile", "Legacy", "Predict", "Vision"],
  },
  {
    name: "Professional Services",
    first: "A searchable archive that answers questions",
    needs: ["Web", "Language", "Assistant"],
  },
];

export const processSection: SectionCopy = {
  heading: "How a project runs, from idea to daily use",
  lede: "In five steps. You can stop after any of them and keep the results.",
  tone: "sand",
};

export const steps: readonly ProcessStep[] = [
  {
    title: "Discover",
    description: "We sit beside the people who do the work today.",
    activities: [
      "Interviews and a day on site",
      "Inventory of systems and data",
      "Written goal and estimate",
    ],
  },
  {
    title: "Design",
    description: "Screens and architecture, agreed while changes are cheap.",
    activities: ["Clickable prototype", "Data model and interfaces", "Architecture decisions in writing"],
  },
  {
    title: "Build",
    description: "Working software at every review, on your own data.",
    activities: [
      "Short iterations with a demo",
      "Code review on every change",
      "Models compared with a simple rule",
    ],
  },
  {
    title: "Test",
    description: "With users, under load and against attacks.",
    activities: ["Automated tests in the pipeline", "Acceptance by its users", "Security and load tests"],
  },
  {
    title: "Run",
    description: "We release, monitor and improve it, or hand it over to your team.",
    activities: ["Release with rollback", "Monitoring of errors and drift", "Runbook and training"],
  },
];

export const links = {
  development: { label: "Custom Development in detail", to: "/services/software-ai/development" },
  ai: { label: "AI and Machine Learning in detail", to: "/services/software-ai/ai-ml" },
};

export const banner: ClosingBannerProps = {
  heading: "Start your software project",
  lede: "Perhaps it's a spreadsheet today: many tabs, one author, no backup. Tell us what it does.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "software-ai",
};
