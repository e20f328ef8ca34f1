import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { StepRow } from "~/sections/step-rows";

export const meta: PageMeta = {
  title: "Business Process Automation",
  description:
    "Invoices, approvals, onboarding and reports handled by software instead of copy and paste, with a person asked where judgement is needed.",
};

/** The working week, in hours. */
export const ruler: RulerScale = {
  to: 40,
  minor: 1,
  major: 4,
  format: (hours) => `${hours} h`,
  markers: [
    { at: 6, label: "Automated 6 h" },
    { at: 20, label: "By hand 20 h" },
  ],
};

export const hero: PageHeroProps = {
  title: "Process Automation",
  lede: "Good people spend their mornings moving numbers from one window to another. We automate the moving, log every step, and ask a person when something looks odd.",
  primary: { label: "Name a tedious task", to: "/contact" },
  secondary: { label: "Ask what can be automated", to: "/contact" },
};

/** The example week of the hero: every morning from nine to one goes to the task. */
export const week = {
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  opensAt: 9,
  hoursPerDay: 8,
  /** Hours a day that the task takes by hand. */
  byHand: 4,
} as const;

export const servicesSection: SectionCopy = {
  heading: "Start with the task that nobody wants",
  lede: "Six services. They differ in what the software has to read, and in how much it may decide alone.",
};

export interface AutomationService {
  title: string;
  description: string;
  features: readonly string[];
  tools: readonly string[];
  /** How the work is shared between software and people, in fifths that the software takes. */
  software: 1 | 2 | 3 | 4 | 5;
}

export const services: readonly AutomationService[] = [
  {
    title: "Workflow Automation",
    description: "Requests, approvals and handovers that no longer live in somebody's inbox.",
    features: [
      "Approval chains with deputies and deadlines",
      "Forms that know what they already know",
      "A log of who decided what, and when",
    ],
    tools: ["Camunda", "n8n", "Power Automate"],
    software: 3,
  },
  {
    title: "Document Processing",
    description:
      "Invoices, orders and delivery notes read, checked and booked. Doubtful fields are shown, not guessed.",
    features: [
      "Scans, PDFs and mail read alike",
      "Totals, taxes and duplicates checked",
      "Confidence shown for every field",
    ],
    tools: ["Amazon Textract", "Azure Document Intelligence", "Tesseract"],
    software: 4,
  },
  {
    title: "System Integration",
    description: "The two systems that share a customer also share the customer's address.",
    features: [
      "ERP, CRM, shop and bank connected",
      "One source for each fact",
      "Failed transfers queued, never lost",
    ],
    tools: ["REST", "Apache Kafka", "Apache Camel"],
    software: 5,
  },
  {
    title: "Robotic Process Automation",
    description: "For the old program with no interface but its screen. A stopgap, and we call it one.",
    features: [
      "Screens operated as a person would",
      "Runs at night, reports in the morning",
      "Retired once an interface exists",
    ],
    tools: ["UiPath", "Robot Framework", "Playwright"],
    software: 4,
  },
  {
    title: "Reporting & Reconciliation",
    description: "Monday's report is ready before Monday, and the differences are already listed.",
    features: [
      "Figures gathered and compared nightly",
      "Deviations explained line by line",
      "Delivered where people look",
    ],
    tools: ["dbt", "Apache Airflow", "Power BI"],
    software: 5,
  },
  {
    title: "Service Desk Automation",
    description:
      "Passwords, leave and status questions answered at once. The others reach a person, with the facts.",
    features: [
      "Requests sorted and enriched",
      "Self-service for routine changes",
      "Handed over with its history",
    ],
    tools: ["Jira Service Management", "Microsoft Teams", "Slack"],
    software: 2,
  },
];

export const metricsSection: SectionCopy = {
  heading: "What is left of it",
  lede: "Benefits, drawn as what remains: a process by hand is a stack of twenty bars; the strong ones are still there afterwards.",
  tone: "sand",
};

/** SectionCopy for each figure of the catalogue, by its measure. */
export const benefits: Record<string, { title: string; description: string }> = {
  Time: {
    title: "Time savings",
    description: "Working time per case. What remains is judgement: the odd case, the approval, the call.",
  },
  Errors: {
    title: "Error reduction",
    description: "A number that is never retyped cannot be mistyped. What remains was wrong at the source.",
  },
  Cost: {
    title: "Cost savings",
    description: "Per case, with the running costs of the software counted in.",
  },
};

export const industrySection: SectionCopy = {
  heading: "Six processes, and who does what afterwards",
  lede: "Industry use cases. Outlined steps are taken over by software; filled ones stay with a person.",
};

export interface ProcessUseCase {
  industry: string;
  /** The industry's own page, where there is one. */
  to?: string;
  process: string;
  description: string;
  /** The steps in order; a star marks what a person still does. */
  steps: readonly string[];
  impact: string;
}

export const industryUseCases: readonly ProcessUseCase[] = [
  {
    industry: "Manufacturing",
    to: "/industries/manufacturing",
    process: "Incoming invoices",
    description: "Read from mail or scan, matched with order and goods receipt, booked.",
    steps: ["Read", "Match with order", "Decide on differences*", "Approve*", "Book", "File"],
    impact: "Discounts for early payment stop expiring in the in-tray.",
  },
  {
    industry: "Healthcare",
    to: "/industries/healthcare",
    process: "Patient intake",
    description: "Forms filled in at home, insurance checked, record opened before the visit.",
    steps: ["Send form", "Check insurance", "Open record", "Clarify gaps*", "Confirm visit"],
    impact: "The reception desk speaks with patients instead of keyboards.",
  },
  {
    industry: "Fintech",
    to: "/industries/fintech",
    process: "Customer onboarding",
    description: "Identity and sanction lists checked while the customer is still on the page.",
    steps: ["Read document", "Check lists", "Score risk", "Review hits*", "Open account", "Archive proof"],
    impact: "Ordinary customers start today; auditors find every check.",
  },
  {
    industry: "E-commerce",
    to: "/industries/ecommerce",
    process: "Returns and refunds",
    description: "The label, the stock entry and the refund follow from one scan at the dock.",
    steps: ["Issue label", "Scan parcel", "Inspect goods*", "Restock", "Refund", "Notify"],
    impact: "Fewer “where is my money” calls, because the money is there.",
  },
  {
    industry: "Education",
    to: "/industries/education",
    process: "Admissions",
    description: "Applications completed by reminder, checked by rule, ranked for the committee.",
    steps: ["Collect papers", "Check rules", "Remind", "Decide*", "Send offer", "Enrol"],
    impact: "The committee reads applications, not cover sheets.",
  },
  {
    industry: "Logistics",
    process: "Delivery notes",
    description: "Photographed by the driver, read on the way, invoiced before the van is back.",
    steps: ["Photograph", "Read", "Compare with order", "Settle shortages*", "Invoice"],
    impact: "Invoices go out the same day and match what was delivered.",
  },
];

export const processSection: SectionCopy = {
  heading: "Four steps, the first with a stopwatch",
  lede: "One process at a time. The second usually takes less time than the first.",
  tone: "ink",
};

export const steps: readonly StepRow[] = [
  {
    title: "Observe",
    description: "We watch the work and time it, exceptions included. The manual rarely mentions them.",
    activities: ["Shadowing the people who do it", "Timing, volumes, error log", "Candidates ranked by gain"],
    result: "A map of the process with minutes on it",
  },
  {
    title: "Simplify",
    description: "Steps that nobody needs are removed first. They are the cheapest to automate.",
    activities: ["Duplicate checks removed", "Rules agreed in writing", "Line drawn: software or person"],
    result: "A shorter process, still by hand",
  },
  {
    title: "Automate",
    description: "Built in slices and run beside the old way until both give the same result.",
    activities: [
      "Connectors and rules with tests",
      "Parallel run, results compared",
      "Exceptions routed to a named person",
    ],
    result: "Software that does it, and a log that proves it",
  },
  {
    title: "Improve",
    description: "What still lands on a desk is counted, and the commonest cause is next.",
    activities: [
      "Dashboard of volume and exceptions",
      "Alerts when a source changes",
      "Quarterly review with its users",
    ],
    result: "Fewer exceptions, or the reason for them",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Copy and paste is not a job.",
  lede: "Describe one task that comes back every week and that nobody likes. We say what a machine can take over, and what it should not.",
  primary: { label: "Automate one process", to: "/contact" },
};
