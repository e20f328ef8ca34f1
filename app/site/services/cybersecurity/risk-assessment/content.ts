import { billing } from "~/catalogue/promises/billing.data";
import { testing } from "~/catalogue/promises/testing.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { Benefit } from "~/sections/benefit-list";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { CoverageTableProps } from "~/sections/coverage-table";
import type { Pricing } from "~/sections/how-priced";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { Glyph } from "../glyphs";
import type { Assessment } from "./assessments";
import type { Finding } from "./risk-levels";

export const meta: PageMeta = {
  title: "Cybersecurity Risk Assessment",
  description:
    "Vulnerability, penetration and compliance assessments of 1–3 weeks each, with prices. Every finding gets a rank and a date.",
};

export const hero: PageHeroProps = {
  title: "Risk Assessment",
  lede: "You learn what to fix first. We test your systems, then rank and date each finding: critical at once, high within 30 days, medium within 90, low on review.",
  primary: { label: "Schedule Assessment", to: "/contact" },
  secondary: { label: "Free Security Scan", to: "/contact" },
  tone: "ink",
};

export const benefits: readonly Benefit<Glyph>[] = [
  {
    glyph: "inventory",
    title: "Inventory of what you run",
    description: "Everything that faces the internet, the forgotten test server included.",
  },
  {
    glyph: "clear-signal",
    title: "No false alarms",
    description: "A person confirms every finding before it reaches you.",
  },
  {
    glyph: "ranking",
    title: "A rank and a date for each finding",
    description: "Likelihood times impact decides what comes first.",
  },
  {
    glyph: "summary",
    title: "Summary for the board, detail for engineers",
    description: "One page says what's at stake. The rest says how to fix it.",
  },
  {
    glyph: "retest",
    title: "Retest after your fixes",
    description: testing.retest,
  },
];

export const assessments = {
  heading: "Our security assessments",
  lede: `Length depends on how much there is to test. ${testing.length} You'll know the end date before we begin.`,
};

export const assessmentList: readonly Assessment[] = [
  {
    glyph: "vulnerability-scan",
    title: "Vulnerability assessment",
    description:
      "Shows which weaknesses you have. Broad, quick, and the right first step if you've never had one.",
    weeks: [1, 2],
    features: [
      "External and internal network scans",
      "Web applications and APIs",
      "Cloud configuration in AWS, Azure and Google Cloud",
      "Missing patches and weak settings",
    ],
    deliverables: [
      "Inventory of tested systems",
      "Ranked list of vulnerabilities",
      "A fix for each, with the effort",
      "Summary for management",
    ],
  },
  {
    glyph: "intrusion",
    title: "Penetration testing",
    description: "Shows how far an attacker would get. Our testers work by hand, within limits you sign.",
    weeks: [2, 3],
    features: [
      "Black, grey or white box, as agreed",
      "Network, web, API and mobile",
      "Privilege escalation and lateral movement",
      "Phishing and social engineering, if you wish",
    ],
    deliverables: [
      "Attack paths, step by step",
      "Proof for every finding",
      "Session with your developers",
      "Retest and letter of attestation",
    ],
  },
  {
    glyph: "checklist",
    title: "Compliance assessment",
    description: "Shows what an auditor would find if the audit were tomorrow.",
    weeks: [1, 3],
    features: [
      "Interviews with your staff",
      "Review of policies and records",
      "Sample tests of controls",
      "Suppliers and contracts",
    ],
    deliverables: [
      "Gap analysis, control by control",
      "Evidence list",
      "Remediation plan with owners",
      "Readiness opinion",
    ],
  },
];

export const methodology = {
  heading: "How an assessment works",
  lede: "You'll know what we test, when, and whom we call if something looks wrong.",
};

export const phases: readonly ProcessStep[] = [
  {
    title: "Planning",
    description: "What's in scope, what's out, and whom to call.",
    activities: ["Scope and rules agreed", "Written permission", "Emergency contacts"],
  },
  {
    title: "Discovery",
    description: "We look at your systems as an outsider would.",
    activities: ["Asset inventory", "Open-source research", "Scans and mapping"],
  },
  {
    title: "Analysis",
    description: "Tools raise suspicions. People confirm or dismiss them.",
    activities: ["Findings verified by hand", "Exploits within limits", "Likelihood and impact rated"],
  },
  {
    title: "Reporting",
    description: "One page for the board, the detail for your engineers.",
    activities: ["Draft reviewed with you", "Ranked findings and fixes", "Presentation"],
  },
  {
    title: "Follow-up",
    description: "We help you fix what the report found.",
    activities: ["Help with the fixes", "Retest, where included", "Risk register handed over"],
  },
];

export const frameworks = {
  heading: "Frameworks we test against",
  lede: "Each finding names the rule it breaks, so you can look it up.",
};

/** Which framework is the yardstick of which assessment. */
export const frameworkTable: CoverageTableProps = {
  rowsLabel: "Framework",
  columns: ["Vulnerability", "Penetration", "Compliance"],
  labels: ["Used", "Not used"],
  rows: [
    {
      name: "NIST Cybersecurity Framework",
      description: "Where you stand in six functions, from govern to recover.",
      covers: ["Compliance"],
    },
    {
      name: "ISO 27001/27002",
      description: "The management system, and the controls that go with it.",
      covers: ["Compliance"],
    },
    {
      name: "OWASP Top 10",
      description: "The ten most critical risks to web applications.",
      covers: ["Vulnerability", "Penetration"],
    },
    {
      name: "CIS Controls",
      description: "Safeguards in order of usefulness, and benchmarks to measure settings against.",
      covers: ["Vulnerability", "Compliance"],
    },
    {
      name: "SANS Top 25",
      description: "The most dangerous programming errors.",
      covers: ["Vulnerability", "Penetration"],
    },
    {
      name: "MITRE ATT&CK",
      description: "What real attackers do after they are in, technique by technique.",
      covers: ["Penetration"],
    },
  ],
};

export const matrix = {
  heading: "Risk levels and deadlines",
  lede: "Likelihood times impact sets the level of each finding, and the level sets its deadline.",
};

/** A made-up company; each finding stands in a square of its own. */
export const sample: readonly Finding[] = [
  {
    title: "Remote desktop open to the internet",
    fix: "Close the port; allow it through the VPN with a second factor only.",
    likelihood: 5,
    impact: 5,
  },
  {
    title: "VPN appliance with a published exploit",
    fix: "Patch it tonight, then check its logs for intruders.",
    likelihood: 4,
    impact: 5,
  },
  {
    title: "Accounts of former employees still work",
    fix: "Disable them; tie accounts to the leaving process.",
    likelihood: 4,
    impact: 4,
  },
  {
    title: "Backups on the same network as the servers",
    fix: "Keep one copy offline or immutable, and restore it once as a test.",
    likelihood: 3,
    impact: 5,
  },
  {
    title: "Customer portal accepts TLS 1.0",
    fix: "Switch it off after a check of who still uses it.",
    likelihood: 2,
    impact: 4,
  },
  {
    title: "Wiki without single sign-on",
    fix: "Connect it to the directory with the next upgrade.",
    likelihood: 3,
    impact: 2,
  },
  {
    title: "Web server reveals its version",
    fix: "Hide it when convenient. It only saves an attacker a minute.",
    likelihood: 3,
    impact: 1,
  },
];

export const prices = {
  heading: "Security testing prices",
  lede: "What a vulnerability assessment and a penetration test cost. A compliance assessment is priced by scope.",
};

export const pricing: Pricing = {
  heading: "How an assessment is priced",
  fixed:
    "Vulnerability assessments and penetration tests have the prices above. A compliance assessment has one price, in your written offer.",
  byUse: "Nothing in a single assessment. Continuous Security is billed by the month.",
  changes: `For a compliance assessment, how much there is to review: systems, locations and frameworks. ${billing.offerCounts}`,
  firstStep: "The free security scan, an enquiry and our written offer cost nothing.",
};

export const banner: ClosingBannerProps = {
  heading: "Schedule your risk assessment",
  lede: "Tell us what faces the internet, as far as you know. We'll find the rest.",
  primary: { label: "Schedule Assessment", to: "/contact" },
  steps: "cybersecurity",
};
