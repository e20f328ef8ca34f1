import { fromProfessionalUp } from "~/catalogue/promises/support";
import type { ThreatName } from "~/catalogue/threats";
import type { RulerScale } from "~/figures/ruler-scale";
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

/** The night, when nobody is at the desk. */
export const ruler: RulerScale = {
  from: 18,
  to: 30,
  minor: 0.25,
  major: 1,
  format: (hour) => `${String(hour % 24).padStart(2, "0")}:00`,
};

export const hero: PageHeroProps = {
  title: "Cybersecurity",
  lede: "An attacker needs one open door; you have to know all of yours. We find them, close them in order of risk, and watch the ones that must stay open.",
  primary: { label: "Start with a risk assessment", to: "/services/cybersecurity/risk-assessment" },
  secondary: { label: "Talk to a security engineer", to: "/contact" },
  tone: "ink",
  layout: "below",
};

/** How the lines of each threat end, gate by gate; the analyst meets what is left. */
export const lanes: Record<ThreatName, ThreatLane> = {
  "Malware & Ransomware": {
    description:
      "Code that encrypts first and explains later. Most of it is known; the rest gives itself away by what it does.",
    stopped: { Filter: 24, Identity: 0, Endpoint: 17 },
  },
  Phishing: {
    description: "A message that looks like your bank, your boss or your courier.",
    stopped: { Filter: 21, Identity: 9, Endpoint: 0 },
  },
  "Data Breaches": {
    description: "Records leave by a door that was open, or with a password that was stolen.",
    stopped: { Filter: 8, Identity: 12, Endpoint: 5 },
  },
  "Insider Threats": {
    description: "People with a key: careless, or leaving.",
    stopped: { Filter: 0, Identity: 8, Endpoint: 3 },
  },
};

export const offerings = {
  heading: "Find, stop, prove, watch",
  lede: "Four services. Each works alone; together they share one list of your systems and one team.",
};

export const offeringList: readonly Offering[] = [
  {
    glyph: ["########", "++++++..", "++++....", "++......", "+......."],
    title: "Risk Assessment",
    description: "What is open, how bad it is, and what to fix first. In writing, with dates.",
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
    glyph: ["++++++++", "++++++++", ".++++++.", "..####..", "...++..."],
    title: "Threat Protection",
    description: "Several layers between one careless click and your data. When one gives, the next holds.",
    features: [
      "Mail and web filtered",
      "Devices watched for behaviour, not only signatures",
      "Stolen passwords recognised at sign-in",
      "Infected devices cut off",
    ],
    technologies: ["Microsoft Defender", "CrowdStrike Falcon", "Entra ID", "Cloudflare Gateway"],
    link: { label: "See the layers", to: "/services/cybersecurity/threat-protection" },
  },
  {
    glyph: ["#.++++++", "#.+++++.", "#.++++++", "-.----..", "#.+++++."],
    title: "Security and Compliance",
    description: "The gap between what you do and what the auditor wants to see, closed and kept closed.",
    features: [
      "Gap assessment against the framework",
      "Controls and policies put in place",
      "Evidence gathered all year",
      "Someone beside you on audit day",
    ],
    technologies: ["Vanta", "Drata", "AWS Audit Manager", "Microsoft Purview"],
    link: { label: "See the frameworks", to: "/services/cybersecurity/compliance" },
  },
  {
    glyph: ["--------", "------..", "--.##.--", ".-------", "--------"],
    title: "Security Monitoring",
    description: "Your logs, read as they are written. You hear about the few that matter.",
    features: [
      "Events collected and correlated",
      "Threats hunted before an alarm",
      `Incidents contained ${fromProfessionalUp.monitoring}`,
      "Briefings in plain language",
    ],
    technologies: ["Microsoft Sentinel", "Elastic Security", "Wazuh", "MISP"],
    link: { label: "See the monitoring plans", to: "/services/cybersecurity/monitoring" },
  },
];

export const standards = {
  heading: "Compliance Standards",
  lede: "Six that our customers are asked about, and what each of them is after.",
};

export const standardList: readonly Standard[] = [
  {
    standard: "SOC 2 Type II",
    description:
      "An auditor watches your controls work for months, not for an afternoon. Software buyers ask for it first.",
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
    description: "Card data: keep as little as possible, encrypt the rest, and test the walls around it.",
  },
  {
    standard: "NIST Framework",
    description: "Govern, identify, protect, detect, respond, recover. A common language for all the others.",
  },
];

export const stats = {
  heading: "Security in figures,\ndrawn to scale",
  lede: "Four numbers are easy to print. Here is how large they are.",
};

export const statList: readonly SecurityStat[] = [
  {
    metric: "Under 15 min",
    title: "To detection",
    description: "From the event to an alert in our system. The plan sets how soon a person acts on it.",
    drawing: "quarter-hour",
    note: "A day in quarters of an hour. One of them is ours.",
  },
  {
    metric: "1M+",
    title: "Events per day",
    description: "Sign-ins, processes, connections, changes: collected, matched, kept.",
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
    description: "Alarms that are off protect nobody.",
    drawing: "thousand-hours",
    note: "A thousand hours, and the one that 0.1% allows.",
  },
];

export const start: StartHereProps = {
  heading: "Not sure which of the four you need?",
  text: "Then it is the first. An assessment tells you where you stand, what to do about it and in which order, whoever does the work afterwards.",
  action: { label: "Begin with a Risk Assessment", to: "/services/cybersecurity/risk-assessment" },
};

export const banner: ClosingBannerProps = {
  heading: "The lock is cheaper than the burglary.",
  lede: "Describe what you would least like to read about yourselves in the news. We start by protecting that.",
  primary: { label: "Get Started", to: "/contact" },
};
