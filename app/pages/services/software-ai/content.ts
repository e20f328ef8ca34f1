import type { RulerScale } from "~/figures/ruler-scale";
import type { GlyphRows } from "~/figures/bar-glyph";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Software and AI Development",
  description:
    "Custom software, applied AI, process automation and interface design from one team, in five steps from the idea to daily use.",
};

/** Milliseconds after a click, in powers of two: the only scale on which software counts. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.25,
  major: 1,
  format: (power) => (power % 12 === 0 ? `${2 ** power} ms` : String(2 ** power)),
  markers: [{ at: Math.log2(100), label: "100 ms feels instant" }],
};

export const hero: PageHeroProps = {
  title: "Software and AI",
  lede: "Off-the-shelf software fits the average company, which you are not. We design, write and run what is missing, with AI where it earns its place.",
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
  heading: "Software you would otherwise wait for",
  lede: "Four development services. Which languages we use follows from who has to maintain the result.",
};

export interface DevelopmentService {
  glyph: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
  technologies: readonly string[];
}

export const developmentServices: readonly DevelopmentService[] = [
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
      "The system your staff keep open all day, or the first thing your customers see. Quick on an old laptop, usable without a mouse.",
    features: [
      "Customer portals and self-service",
      "Back-office systems and dashboards",
      "Roles, single sign-on and an audit log",
    ],
    technologies: ["TypeScript", "React", "Node.js", "PostgreSQL"],
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
      "For people who stand, drive or wear gloves. The app works in the lift and catches up when the signal returns.",
    features: [
      "iOS and Android, shared code where it pays",
      "Offline first, with conflicts resolved by rule",
      "Store release, signing and updates",
    ],
    technologies: ["React Native", "Flutter", "Swift", "Kotlin"],
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
      "Two systems, and one person who copies between them. We write the connection and give that person the day back.",
    features: [
      "REST, GraphQL and event interfaces",
      "ERP, CRM, payment and shipping connectors",
      "Retries, idempotent writes, nothing lost silently",
    ],
    technologies: ["Go", ".NET", "OpenAPI", "Apache Kafka"],
  },
  {
    glyph: ["############", "############", "+++++..#####", "+++++..+++++", "+++++..+++++"],
    title: "Legacy Modernisation",
    description:
      "Nobody dares to touch it, and nothing runs without it. We put tests around it first, then replace it one part at a time.",
    features: [
      "Tests that pin down what it does today",
      "Replacement module by module, both running",
      "Data moved in rehearsed steps, each with a way back",
    ],
    technologies: ["Java", "Spring Boot", ".NET", "Docker"],
  },
];

export const ai: SectionCopy = {
  heading: "AI, by what goes in and what comes out",
  lede: "Four AI solutions. None of them needs you to believe anything: each is measured on your own cases first.",
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
    description: "What will be ordered, who will leave, which machine will stop.",
    reads: "Orders, payments, sensors: anything with a history",
    returns: "A forecast or a score, with its margin of error",
    features: ["Demand and cash forecasts", "Churn and risk scores", "Early signs of failure"],
    technologies: ["scikit-learn", "XGBoost", "PyTorch"],
  },
  {
    title: "Natural Language Processing",
    description: "Reads what nobody has time to read, in the words people really use.",
    reads: "Contracts, tickets, mail, reports",
    returns: "Fields, topics and summaries, each with its sentence",
    features: ["Fields out of documents", "Tickets sorted and routed", "Search by meaning"],
    technologies: ["spaCy", "Transformers", "OpenSearch"],
  },
  {
    title: "Computer Vision",
    description: "A pair of eyes that does not tire at four in the afternoon.",
    reads: "Photographs, scans, camera streams",
    returns: "Counts, readings and defects, marked in the picture",
    features: ["Visual inspection", "Meters and labels read", "Runs beside the camera"],
    technologies: ["OpenCV", "YOLO", "ONNX Runtime"],
  },
  {
    title: "Generative AI & Assistants",
    description: "Answers from your own documents, or says that it found none.",
    reads: "Your documents, under each person's access rights",
    returns: "An answer or a draft that names its sources",
    features: ["Answers with citations", "Drafts for a person to approve", "Your choice of model and place"],
    technologies: ["pgvector", "LangGraph", "vLLM", "Amazon Bedrock"],
  },
];

export const industriesSection: SectionCopy = {
  heading: "Twelve industries, and what each asks for first",
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
    first: "Referrals and letters that file themselves in the right record",
    needs: ["Web", "APIs", "Language"],
  },
  {
    name: "Education",
    to: "/industries/education",
    first: "Admissions without paper, and early notice of students who slip",
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
    first: "Inspection by camera and maintenance before the stop",
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
    first: "Delivery notes read at the gate, arrival times that hold",
    needs: ["Mobile", "APIs", "Predict", "Vision"],
  },
  {
    name: "Insurance",
    first: "Claims sorted by what they need, not by when they came",
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
    first: "Meters read, load forecast, field crews sent once",
    needs: ["Mobile", "Legacy", "Predict", "Vision"],
  },
  {
    name: "Professional Services",
    first: "Twenty years of documents that answer questions",
    needs: ["Web", "Language", "Assistant"],
  },
];

export const processSection: SectionCopy = {
  heading: "Five steps from the idea to an ordinary Monday",
  lede: "You can stop after any of them and keep what it produced.",
  tone: "sand",
};

export const steps: readonly ProcessStep[] = [
  {
    title: "Discover",
    description: "We sit beside the people who do the work today.",
    activities: [
      "Interviews and a day on site",
      "Inventory of systems and data",
      "A written goal with a measure",
    ],
  },
  {
    title: "Design",
    description: "Screens and architecture, argued over while changes cost nothing.",
    activities: ["Clickable prototype", "Data model and interfaces", "Estimate in writing"],
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
    description: "Users, load and attackers, in that order.",
    activities: ["Automated tests in the pipeline", "Acceptance by its users", "Security and load tests"],
  },
  {
    title: "Run",
    description: "Release, watch, improve. Or hand over, with everything needed.",
    activities: ["Release with a way back", "Monitoring of errors and drift", "Runbook and training"],
  },
];

export const links = {
  development: { label: "Custom Development in detail", to: "/services/software-ai/development" },
  ai: { label: "AI and Machine Learning in detail", to: "/services/software-ai/ai-ml" },
};

export const banner: ClosingBannerProps = {
  heading: "That spreadsheet wants to be software.",
  lede: "Every company has one: many tabs, one author, no backup. Tell us what yours does.",
  primary: { label: "Get Started", to: "/contact" },
};
