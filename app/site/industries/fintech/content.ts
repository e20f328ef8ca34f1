import { fromProfessionalUp } from "~/catalogue/promises/support.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { SheetCopy } from "~/sections/document-sheet";
import type { PageHeroProps } from "~/sections/page-hero";
import type { CaseStudyLinkProps } from "../case-study-link";
import type { ComplianceStandard } from "./compliance-standards";
import type { Span } from "./payment-trace";
import type { PerformanceMetric } from "./performance-metrics";
import type { ServiceRhythm } from "./service-rhythms";
import type { Solution } from "./solution-ledger";

export const meta: PageMeta = {
  title: "Technology for Fintech",
  description:
    "Payment, lending and trading systems that answer in under 100 ms, with 256-bit encryption and audit trails that a regulator can follow.",
};

export const hero: PageHeroProps = {
  title: "Fintech",
  lede: "Payment, lending and trading systems that answer in under 100 ms and keep a record that a regulator can follow. We build them and run them.",
  primary: { label: "Describe your platform", to: "/contact" },
  secondary: { label: "Ask about compliance", to: "/contact" },
  facts: [
    { value: "99.9%", label: "Success rate" },
    { value: "100%", label: "Compliance" },
    { value: "256-bit", label: "Encryption" },
  ],
};

/** An invented payment: the figure says so. Milliseconds since the request arrived. */
export const trace: readonly Span[] = [
  { name: "Receive, decrypt", kind: "move", from: 0, to: 8 },
  { name: "Who is asking?", kind: "check", from: 8, to: 15 },
  { name: "Seen it before?", kind: "check", from: 15, to: 19 },
  { name: "Balance, limits", kind: "check", from: 19, to: 33 },
  { name: "Sanctions lists", kind: "check", from: 19, to: 41 },
  { name: "Fraud score", kind: "check", from: 19, to: 53 },
  { name: "Decide", kind: "check", from: 53, to: 57 },
  { name: "Ledger, both sides", kind: "write", from: 57, to: 69 },
  { name: "Audit record", kind: "write", from: 69, to: 75 },
  { name: "Copy at site two", kind: "write", from: 69, to: 81 },
  { name: "Encrypt, answer", kind: "move", from: 81, to: 88 },
];

export const traceCaption = {
  limitMs: 100,
  text: "one payment inside the platform, as a trace. The time that the card network or the bank needs comes on top.",
};

export const solutionsSection = {
  heading: "Fintech problems we solve",
  lede: "On the left what the problem costs you, on the right how we solve it.",
};

export const solutions: readonly Solution[] = [
  {
    glyph: "payments",
    title: "Payment processing",
    debit: "A timeout, a retry, and the customer pays twice. Support finds out first.",
    description: "Each payment has a key of its own, so that sending it again changes nothing.",
    features: ["Idempotent interfaces and exactly-once booking", "Routing with a backup acquirer"],
    technologies: ["ISO 20022", "ISO 8583", "Kafka", "Go"],
  },
  {
    glyph: "wallet",
    title: "Digital banking and wallets",
    debit: "The balance in the app and the balance in the core differ until the morning.",
    description: "One ledger, double entry, read by app, branch and back office at the same moment.",
    features: ["Balances calculated from the ledger", "Passkeys and device binding"],
    technologies: ["PostgreSQL", "Kotlin", "Swift", "FIDO2"],
  },
  {
    glyph: "lending",
    title: "Lending and credit decisions",
    debit: "“The model said no” is not an answer that a regulator accepts.",
    description: "Scores with their reasons, rules with their dates, and every decision can be run again.",
    features: ["Reason codes in plain English", "Version-controlled rules, tested on past cases"],
    technologies: ["Python", "SHAP", "DMN", "Open banking"],
  },
  {
    glyph: "trading",
    title: "Trading and market data",
    debit: "The price was right when it left. It was wrong when it arrived.",
    description: "Feeds that keep their order, show their age, and refuse to trade on a stale price.",
    features: ["Sequenced streams with gap detection", "Limits checked before the order leaves"],
    technologies: ["FIX", "Aeron", "C++", "ClickHouse"],
  },
  {
    glyph: "fraud",
    title: "Fraud and money-laundering detection",
    debit: "Analysts spend the day closing alerts that one old rule keeps opening.",
    description: "Graphs and models that find suspicious payments and show the analyst why.",
    features: ["Real-time fraud scores", "Cases with evidence, ready to file"],
    technologies: ["Feature store", "Neo4j", "XGBoost", "Flink"],
  },
  {
    glyph: "reconciliation",
    title: "Reconciliation and reporting",
    debit: "The month closes late, with spreadsheets and guesses.",
    description: "Statement, ledger and scheme files matched every hour; what is left over has an owner.",
    features: ["Breaks by age, amount and counterparty", "Reports straight from the ledger"],
    technologies: ["dbt", "Airflow", "XBRL", "Parquet"],
  },
];

export const servicesSection = {
  heading: "Services and how often you need them",
  lede: "The strip over each column is a year.",
};

export const serviceYear: readonly ServiceRhythm[] = [
  {
    rhythm: "Once, before launch",
    marks: 1,
    services: [
      {
        title: "Risk assessment",
        description: "What could go wrong, how likely it is, and what it would cost. In writing.",
        offerings: ["Threat model of money and data flows", "A plan that the board can sign"],
        link: { label: "Risk Assessment", to: "/services/cybersecurity/risk-assessment" },
      },
      {
        title: "Compliance programme",
        description: "Controls built into the system, so that evidence is a by-product of running it.",
        offerings: ["A smaller audit scope", "Policies that describe what you do"],
        link: { label: "Security & Compliance", to: "/services/cybersecurity/compliance" },
      },
    ],
  },
  {
    rhythm: "With every release",
    marks: 26,
    services: [
      {
        title: "Reviewed releases",
        description: "Every change is reviewed, signed, tested and reversible, and logged for your auditor.",
        offerings: ["Separation of duties in the pipeline", "Releases in working hours"],
        link: { label: "DevOps", to: "/services/cloud/devops" },
      },
      {
        title: "Continuous security testing",
        description:
          "With Continuous Security: scans after every change, and people who try all year to move money they don't own.",
        offerings: ["Interfaces, apps, roles and cloud accounts", "Retest of every fix"],
        link: { label: "Penetration Testing", to: "/services/security/penetration-vulnerability" },
      },
    ],
  },
  {
    rhythm: "All year",
    marks: 365,
    services: [
      {
        title: "Security monitoring",
        description: `An analyst reads what the rules cannot decide, ${fromProfessionalUp.monitoring}.`,
        offerings: ["Logs that can't be edited", "Incidents reported in the time the law gives"],
        link: { label: "Security Monitoring", to: "/services/cybersecurity/monitoring" },
      },
      {
        title: "Backup and recovery",
        description: "With the Continuity plan: a second site, an immutable copy and rehearsed restores.",
        offerings: [
          "Ledger restored to less than 5 minutes before the failure",
          "Recovery tests with a signed record",
        ],
        link: { label: "Backup & Disaster Recovery", to: "/services/security/backup-dr" },
      },
    ],
  },
];

export const standardsSection = {
  heading: "Compliance standards and how we answer them",
  lede: "We build the answers. The certificate comes from your auditor.",
};

export const auditSheet: SheetCopy = {
  title: "Audit sheet: payment platform",
  number: "AU-2025-04",
  date: "14 November 2025",
  foot: "Checked: your compliance officer and our engineer, a month before the auditor comes",
  caption: "the first question of each standard, put to one platform before its audit.",
};

export const standards: readonly ComplianceStandard[] = [
  {
    standard: "PCI DSS",
    description: "Whoever stores, processes or forwards card data.",
    question: "Where is the card number?",
    answer: "In one vault. The rest holds tokens, so there is less to secure and less to audit.",
    record: "Data-flow map",
  },
  {
    standard: "PSD2 and strong authentication",
    description: "Payments and account access in Europe.",
    question: "Who agreed to this amount, to this payee?",
    answer: "Two factors, bound to both, with the exemption named where one was used.",
    record: "Approval log",
  },
  {
    standard: "AML and KYC",
    description: "Anyone who opens accounts or moves money for others.",
    question: "Why was this customer accepted?",
    answer: "The documents, the lists searched, the date, and the person who decided.",
    record: "Customer file",
  },
  {
    standard: "GDPR",
    description: "Personal data of people in Europe.",
    question: "What do you hold about this person, and why?",
    answer: "One search, with a purpose and an end date on every field.",
    record: "Data register",
  },
  {
    standard: "DORA",
    description: "Financial firms in the Union, and the suppliers they depend on.",
    question: "What if this supplier is gone tomorrow?",
    answer: "A tested exit for each critical one. For us as well.",
    record: "Exit test",
  },
  {
    standard: "ISO 27001",
    description: "How a company manages its information security.",
    question: "Who looks after this risk?",
    answer: "An owner, a treatment, and the date of the last review.",
    record: "Risk register",
  },
  {
    standard: "SOC 2 Type II",
    description: "Service providers whose clients want proof over months.",
    question: "Did the control work all year?",
    answer: "Evidence from every run, collected by the system.",
    record: "Control log",
  },
];

export const metricsSection = {
  heading: "Performance metrics and how we measure them",
  lede: "What each figure counts, and where.",
};

/** Success, time, compliance and encryption, in this order: each has a drawing of its own. */
export const performanceMetrics: readonly [
  PerformanceMetric,
  PerformanceMetric,
  PerformanceMetric,
  PerformanceMetric,
] = [
  {
    metric: "99.9%",
    title: "Success rate",
    description: "Valid payments that go through at the first attempt. The others get a stated reason.",
    note: "1,000 payments. One needed a second attempt.",
  },
  {
    metric: "Under 100 ms",
    title: "Response time",
    description: "From the request at our edge to the answer at our edge, checks and ledger included.",
    note: "One second. The answer is there in the first tenth of it.",
  },
  {
    metric: "100%",
    title: "Compliance",
    description: "Of the controls in scope, each has an owner, evidence and a date before you go live.",
    note: "The twelve requirements of PCI DSS, none left open.",
  },
  {
    metric: "256-bit",
    title: "Encryption",
    description: "AES-256 at rest and on the way, with the keys kept in hardware modules.",
    note: "A key of 256 bits, drawn bit by bit.",
  },
];

export const caseStudy: CaseStudyLinkProps = {
  heading: "Case study: a payments company",
  text: "A model scores every payment on its way through, and a person decides the doubtful ones. See what was caught and what got through.",
  study: "payments-fraud-detection",
};

export const banner: ClosingBannerProps = {
  heading: "Tell us about your platform",
  lede: "What you move, for whom, and who supervises you. We'll come back with the awkward questions first.",
  primary: { label: "Talk about your platform", to: "/contact" },
  steps: "industries",
};
