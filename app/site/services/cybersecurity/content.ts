import { fromProfessionalUp } from "~/catalogue/promises/support.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import type { ThreatName } from "~/catalogue/threats";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { Offering } from "./offerings";
import type { SecurityStat } from "./security-stats";
import type { StartHereProps } from "./start-here";
import type { ThreatLane } from "./threat-gates";
import type { Standard } from "./standards";

export const meta: PageMeta = {
  title: "Cybersecurity Services",
  description:
    "Risk assessment, threat protection, compliance and monitoring from one team, against malware, phishing, data breaches and insider threats.",
};

export const hero: PageHeroProps = {
  title: "Cybersecurity",
  lede: "We find the weak points in your systems, fix them in order of risk, and monitor what has to stay open. Start with an assessment or take a monthly plan.",
  primary: { label: "Start with a risk assessment", to: "/services/cybersecurity/risk-assessment" },
  secondary: { label: "Talk to a security engineer", to: "/contact" },
  tone: "ink",
  layout: "below",
};

/** How many lines of each threat end at each gate; the analyst gets the rest. */
export const lanes: Record<ThreatName, ThreatLane> = {
  "Malware & Ransomware": {
    description:
      "Software that steals or encrypts your data. Filters stop the known kinds; behaviour on the device gives away the rest.",
    stopped: { Filter: 24, Identity: 0, Endpoint: 17 },
  },
  Phishing: {
    description: "A message that seems to come from your bank, boss or courier.",
    stopped: { Filter: 21, Identity: 9, Endpoint: 0 },
  },
  "Data Breaches": {
    description: "Records taken through an exposed system or with a stolen password.",
    stopped: { Filter: 8, Identity: 12, Endpoint: 5 },
  },
  "Insider Threats": {
    description: "Staff with access who are careless or about to leave.",
    stopped: { Filter: 0, Identity: 8, Endpoint: 3 },
  },
};

export const offerings = {
  heading: "Our cybersecurity services",
  lede: "Four services. Each works alone; together they share one list of your systems and one team.",
};

export const offeringList: readonly Offering[] = [
  {
    glyph: "risk",
    title: "Risk Assessment",
    description: "A written report on what's exposed, how bad it is and what to fix first, with dates.",
    features: [
      "Vulnerability assessment",
      "Penetration testing",
      "Compliance assessment",
      "Findings ranked from critical to low",
    ],
    technologies: ["Nessus", "Nmap", "Burp Suite", "Prowler"],
    link: { label: "See how we assess", to: "/services/cybersecurity/risk-assessment" },
  },
  {
    glyph: "protection",
    title: "Threat Protection",
    description: "Five layers between a careless click and your data. If one fails, the next holds.",
    features: [
      "Email and web filtering",
      "Behaviour-based malware detection",
      "Stolen-password checks at sign-in",
      "Isolation of infected devices",
    ],
    technologies: ["Microsoft Defender", "CrowdStrike Falcon", "Entra ID", "Cloudflare Gateway"],
    link: { label: "See the protection plans", to: "/services/cybersecurity/threat-protection" },
  },
  {
    glyph: "compliance",
    title: "Security and Compliance",
    description: "We close the gaps between what you do and what the auditor asks for, and keep them closed.",
    features: [
      "Gap assessment against the framework",
      "Controls and policies",
      "Evidence collection all year",
      "Support on audit day",
    ],
    technologies: ["Vanta", "Drata", "AWS Audit Manager", "Microsoft Purview"],
    link: { label: "See the frameworks", to: "/services/cybersecurity/compliance" },
  },
  {
    glyph: "monitoring",
    title: "Security Monitoring",
    description: "We read your security logs as they come in and tell you about the few events that matter.",
    features: [
      "Event collection and correlation",
      "Threat hunting",
      `Incident containment ${fromProfessionalUp.monitoring}`,
      "Plain-language briefings",
    ],
    technologies: ["Microsoft Sentinel", "Elastic Security", "Wazuh", "MISP"],
    link: { label: "See the monitoring plans", to: "/services/cybersecurity/monitoring" },
  },
];

export const standards = {
  heading: "Compliance Standards",
  lede: "Six standards that our customers are asked about, and what each one covers.",
};

export const standardList: readonly Standard[] = [
  {
    standard: "SOC 2 Type II",
    description:
      "An auditor checks that your controls work over several months. Often the first thing software buyers ask for.",
  },
  {
    standard: "ISO 27001",
    description:
      "A management system for security: risks, owners, controls, and a certificate that others recognise.",
  },
  {
    standard: "GDPR",
    description:
      "What you may do with the personal data of people in the EU, and whom to tell when it goes wrong.",
  },
  {
    standard: "HIPAA",
    description:
      "Health information in the United States: who may see it, how it is kept, how a breach is reported.",
  },
  {
    standard: "PCI DSS",
    description: "Card data: keep as little as possible, encrypt the rest, and test the systems around it.",
  },
  {
    standard: "NIST Framework",
    description:
      "Govern, identify, protect, detect, respond, recover. A structure that the other standards map to.",
  },
];

export const stats = {
  heading: "Our security numbers,\ndrawn to scale",
  lede: "Each drawing shows how large the number beside it is.",
};

export const statList: readonly SecurityStat[] = [
  {
    metric: "Under 15 min",
    title: "To detection",
    description: "From the event to an alert in our system. The plan sets how soon a person acts on it.",
    drawing: "quarter-hour",
    note: "A day in quarters of an hour. The marked one is our limit.",
  },
  {
    metric: "1M+",
    title: "Events per day",
    description: "Sign-ins, processes, connections and changes, collected and compared.",
    drawing: "minute-of-events",
    note: "A million a day is 694 a minute. This is one minute.",
  },
  {
    metric: "24/7",
    title: "Security operations",
    description: "Analysts are on shift at weekends too, from the Professional plan up.",
    drawing: "week",
    note: "A week of 168 hours; the faint ones are office hours.",
  },
  {
    metric: "99.9%",
    title: "Monitoring uptime",
    description: uptime.promise,
    drawing: "thousand-hours",
    note: "A thousand hours, and the one that 0.1% allows.",
  },
];

export const start: StartHereProps = {
  heading: "Not sure which service you need?",
  text: "Start with a risk assessment. It tells you where you stand, what to do and in which order, whoever does the work afterwards.",
  action: { label: "Begin with a Risk Assessment", to: "/services/cybersecurity/risk-assessment" },
};

export const banner: ClosingBannerProps = {
  heading: "Talk to us about your security",
  lede: "Tell us what you'd least like to read about yourselves in the news. We'll start by protecting that.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "cybersecurity",
};
