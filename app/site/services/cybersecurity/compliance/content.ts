import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Pricing } from "~/sections/how-priced";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ComplianceService } from "./compliance-services";
import type { ComplianceFramework } from "./frameworks-by-industry";

export const meta: PageMeta = {
  title: "Security and Compliance",
  description:
    "Assessment, implementation support, audit preparation and ongoing monitoring for HIPAA, PCI DSS, SOC 2, GDPR, ISO 27001 and NIST.",
};

export const hero: PageHeroProps = {
  title: "Security and Compliance",
  lede: "You go into the audit prepared. We compare what you do with what the framework asks, close the gaps, and keep the evidence in one place.",
  primary: { label: "Start Compliance Journey", to: "/contact" },
  secondary: { label: "Free Compliance Assessment", to: "/contact" },
  tone: "ink",
};

export const frameworks = {
  heading: "Compliance Frameworks",
  lede: "Six frameworks we prepare you for. They overlap, so the second takes less work than the first.",
};

export const frameworkList: readonly ComplianceFramework[] = [
  {
    glyph: "hipaa",
    name: "HIPAA",
    description:
      "Health information in the United States: for providers, insurers and everyone who works for them.",
    requirements: [
      "Risk analysis of all systems with patient data",
      "Role-based access and access logs",
      "Business associate agreements",
      "Breach notification",
    ],
    industries: { Healthcare: "required", Education: "asked" },
  },
  {
    glyph: "pci-dss",
    name: "PCI DSS",
    description:
      "Card payments. The cheapest control is not storing the card number at all, so we start there.",
    requirements: [
      "Cardholder data mapped and reduced",
      "Encryption in transit and at rest",
      "Quarterly scans and a yearly penetration test",
      "Multi-factor access to the card environment",
    ],
    industries: {
      "E-commerce": "required",
      Fintech: "required",
      Gaming: "required",
      Healthcare: "asked",
      Education: "asked",
    },
  },
  {
    glyph: "soc-2",
    name: "SOC 2",
    description:
      "An auditor's report on how you protect customers' data. Business buyers often ask software companies for it.",
    requirements: [
      "Security, and the trust criteria your customers name",
      "Controls proven over months, for Type II",
      "Change, access and incident management",
      "Supplier reviews",
    ],
    industries: {
      Fintech: "asked",
      Healthcare: "asked",
      Education: "asked",
      "E-commerce": "asked",
      Gaming: "asked",
    },
  },
  {
    glyph: "gdpr",
    name: "GDPR",
    description:
      "Personal data of people in the EU, wherever you are. Keeping less of it is the simplest form of compliance.",
    requirements: [
      "Record of processing, with a legal basis for each",
      "Answers to access and erasure requests",
      "Processor agreements and transfer rules",
      "Breaches reported within 72 hours",
    ],
    industries: {
      Education: "required",
      Healthcare: "required",
      "E-commerce": "required",
      Gaming: "required",
      Manufacturing: "required",
      Fintech: "required",
    },
  },
  {
    glyph: "iso-27001",
    name: "ISO 27001",
    description:
      "A management system for information security, certified by an independent body and known in every country.",
    requirements: [
      "Scope, risk register and owners",
      "Statement of applicability for the Annex A controls",
      "Internal audit and management review",
      "Documented improvement",
    ],
    industries: {
      Manufacturing: "asked",
      Fintech: "asked",
      Healthcare: "asked",
      "E-commerce": "asked",
    },
  },
  {
    glyph: "nist",
    name: "NIST",
    description:
      "The Cybersecurity Framework as a common language, and SP 800-171 for suppliers to the US government.",
    requirements: [
      "Current and target profile in six functions",
      "System security plan",
      "Controlled information marked and separated",
      "Plan of action with milestones",
    ],
    industries: { Manufacturing: "asked", Education: "asked", Healthcare: "asked", Fintech: "asked" },
  },
];

export const services = {
  heading: "Compliance Services",
  lede: "An audit year in four services. Take all of them, or only the one you need.",
};

export const serviceList: readonly ComplianceService[] = [
  {
    glyph: "gap-analysis",
    title: "Compliance Assessment",
    description: "What applies to you, what is already there, and what is missing.",
    features: ["Scope and obligations", "Control-by-control gap analysis", "Effort and order of the fixes"],
    deliverables: "Gap report and roadmap",
    months: [0, 0.75],
    duration: "3 weeks",
  },
  {
    glyph: "implementation",
    title: "Implementation Support",
    description: "We do the work with you: settings, policies, training, records.",
    features: [
      "Policies people can follow",
      "Technical controls configured",
      "Staff trained, suppliers reviewed",
    ],
    deliverables: "Working controls, each with an owner",
    months: [1.5, 7.5],
    duration: "6 months",
  },
  {
    glyph: "audit",
    title: "Audit Preparation",
    description: "A rehearsal with the hard questions, then our support during the audit.",
    features: ["Internal audit", "Evidence room", "Interview practice and answers to the auditor"],
    deliverables: "Evidence, indexed by control",
    months: [7.5, 9.5],
    duration: "2 months",
  },
  {
    glyph: "watch",
    title: "Ongoing Monitoring",
    description: "Controls drift after the audit. We catch it and keep collecting the evidence.",
    features: ["Control tests all year", "Rule changes tracked", "Quarterly review"],
    deliverables: "Live control status and a report each quarter",
    months: [4, 12],
    duration: "8 months, then on",
  },
];

export const pricing: Pricing = {
  heading: "How compliance work is priced",
  fixed:
    "Each of the four services has its own price in your written offer, once or by the month, so you can take one alone.",
  byUse:
    "The auditor or certification body bills you for its own work. Licences for compliance software are billed as your offer states.",
  changes:
    "The framework, the systems, people and locations in scope, and how much is already in place. A second framework takes less work.",
  firstStep:
    "The free compliance assessment, an enquiry and our written offer cost nothing. The full gap analysis is the first paid step.",
};

export const banner: ClosingBannerProps = {
  heading: "Prepare for your next audit",
  lede: "Tell us the framework and the date. We'll put the gaps in order, starting with what auditors check first.",
  primary: { label: "Start Compliance Program", to: "/contact" },
  steps: "cybersecurity",
};
