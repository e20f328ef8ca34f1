import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { StepRow } from "~/sections/step-rows";

export const meta: PageMeta = {
  title: "Business Process Automation",
  description:
    "Invoices, approvals, onboarding and reports handled by software instead of copy and paste, with a person asked where judgement is needed.",
};

export const hero: PageHeroProps = {
  title: "Process Automation",
  lede: "Your staff get back the hours they spend copying and checking. We automate the routine, log every step, and ask a person when something looks odd.",
  primary: { label: "Describe a tedious task", to: "/contact" },
  secondary: { label: "Ask what can be automated", to: "/contact" },
};

/** The working week of the hero. */
export const week = {
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  opensAt: 9,
  hoursPerDay: 8,
} as const;

export const servicesSection: SectionCopy = {
  heading: "Our process automation services",
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
    description: "Requests, approvals and handovers that no longer get stuck in an inbox.",
    features: [
      "Approval chains with deputies and deadlines",
      "Pre-filled forms",
      "Log of who decided what, and when",
    ],
    tools: ["Camunda", "n8n", "Power Automate"],
    software: 3,
  },
  {
    title: "Document Processing",
    description:
      "Invoices, orders and delivery notes read, checked and booked. A person checks the doubtful fields.",
    features: [
      "Scans, PDFs and emails",
      "Checks of totals, taxes and duplicates",
      "Confidence score for every field",
    ],
    tools: ["Amazon Textract", "Azure Document Intelligence", "Tesseract"],
    software: 4,
  },
  {
    title: "System Integration",
    description: "Systems that share a customer also share the customer's data.",
    features: [
      "ERP, CRM, shop and bank connectors",
      "One source for each fact",
      "Failed transfers queued, never lost",
    ],
    tools: ["REST", "Apache Kafka", "Apache Camel"],
    software: 5,
  },
  {
    title: "Robotic Process Automation",
    description: "For old programs that can only be used on screen. It's a stopgap, and we'll tell you so.",
    features: [
      "Software that operates the screens",
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
      "Numbers gathered and compared nightly",
      "Deviations explained line by line",
      "Delivered where your team works",
    ],
    tools: ["dbt", "Apache Airflow", "Power BI"],
    software: 5,
  },
  {
    title: "Service Desk Automation",
    description:
      "Questions about passwords, leave and status answered at once. The rest reach a person, with the facts.",
    features: [
      "Requests sorted and enriched",
      "Self-service for routine changes",
      "Handover with full history",
    ],
    tools: ["Jira Service Management", "Microsoft Teams", "Slack"],
    software: 2,
  },
];

export const metricsSection: SectionCopy = {
  heading: "Time, errors and cost saved",
  lede: "Each stack of twenty bars is a process by hand. The strong bars are what's left after automation.",
  tone: "sand",
};

/** The copy for each number of the catalogue, by its measure. */
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
  heading: "Processes we automate, by industry",
  lede: "Software takes over the outlined steps; filled ones stay with a person.",
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
    impact: "You stop missing early-payment discounts.",
  },
  {
    industry: "Healthcare",
    to: "/industries/healthcare",
    process: "Patient intake",
    description: "Forms filled in at home, insurance checked, record opened before the visit.",
    steps: ["Send form", "Check insurance", "Open record", "Clarify gaps*", "Confirm visit"],
    impact: "Reception has more time for patients.",
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
    description:
      "The customer gets a label. After the scan at the dock and a look at the goods, stock entry and refund follow by themselves.",
    steps: ["Issue label", "Scan parcel", "Inspect goods*", "Restock", "Refund", "Notify"],
    impact: "Fewer “where is my money” calls, because the money is there.",
  },
  {
    industry: "Education",
    to: "/industries/education",
    process: "Admissions",
    description: "Applications completed by reminder, checked by rule, ranked for the committee.",
    steps: ["Collect papers", "Check rules", "Remind", "Decide*", "Send offer", "Enrol"],
    impact: "The committee spends its time on the applications.",
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
  heading: "How we automate a process",
  lede: "In four steps, one process at a time. The second usually takes less time than the first.",
  tone: "ink",
};

export const steps: readonly StepRow[] = [
  {
    title: "Observe",
    description: "We watch the work and time it, including the exceptions that the manual leaves out.",
    activities: ["Shadowing the people who do it", "Timing, volumes, error log", "Candidates ranked by gain"],
    result: "Process map with timings",
  },
  {
    title: "Simplify",
    description: "We remove needless steps first. They're the cheapest to automate.",
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
    result: "Working automation with a full log",
  },
  {
    title: "Improve",
    description: "We count what still needs a person and work on the most common cause next.",
    activities: [
      "Dashboard of volume and exceptions",
      "Alerts when a source changes",
      "Quarterly review with its users",
    ],
    result: "Fewer exceptions, or the reason for them",
  },
];

export const pricing: Pricing = {
  heading: "How process automation is priced",
  fixed: "We automate one process at a time, and each has its price in your written offer.",
  byUse:
    "Licences and usage of the tools, and the servers it runs on. Their providers bill you, or it comes on our invoice, as your offer states.",
  changes:
    "How many steps, systems and exceptions the process has, and whether its systems have an interface or only a screen.",
  firstStep: "An enquiry and our written offer cost nothing.",
};

export const banner: ClosingBannerProps = {
  heading: "Automate your first process",
  lede: "Describe one task that comes back every week. We'll tell you what software can take over, and what it shouldn't.",
  primary: { label: "Automate one process", to: "/contact" },
  steps: "software-ai",
};
