import { testing } from "~/catalogue/promises/testing";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { CoverageTableProps } from "~/sections/coverage-table";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { Assessment } from "./assessments";
import type { Benefit } from "./benefits";
import type { Finding } from "./risk-levels";

export const meta: PageMeta = {
  title: "Cybersecurity Risk Assessment",
  description:
    "Vulnerability, penetration and compliance assessments of 1–3 weeks each, with every finding ranked from critical to low and dated.",
};

/** Days until a finding must be dealt with; the flags are the risk levels. */
export const ruler: RulerScale = {
  to: 90,
  minor: 2,
  major: 10,
  format: (days) => (days === 0 ? "Day 0" : String(days)),
  markers: [
    { at: 0, label: "Critical: now" },
    { at: 30, label: "High: 30 days" },
    { at: 90, label: "Medium: 90" },
  ],
};

export const hero: PageHeroProps = {
  title: "Risk Assessment",
  lede: "You cannot fix everything, so fix the right thing first. We test, rank and date each finding: critical at once, high within 30 days, medium within 90, low on review.",
  primary: { label: "Schedule Assessment", to: "/contact" },
  secondary: { label: "Free Security Scan", to: "/contact" },
  tone: "ink",
};

export const benefits: readonly Benefit[] = [
  {
    glyph: ["++++++++", "++++++++", "++++###.", "++++++++", "++++++.."],
    title: "One list of what you run",
    description: "Everything that faces the internet, the forgotten test server included.",
  },
  {
    glyph: ["--------", "--------", "########", "--------", "--------"],
    title: "No false alarms",
    description: "A person confirms every finding before it reaches you.",
  },
  {
    glyph: ["########", "######..", "++++....", "++......", "+......."],
    title: "A rank and a date for each",
    description: "Likelihood times impact, so that nobody argues about what comes first.",
  },
  {
    glyph: ["####....", "........", "++++++++", "++++++++", "++++++++"],
    title: "One page for the board, the rest for engineers",
    description: "The summary says what is at stake. The detail says how to fix it.",
  },
  {
    glyph: ["-.-.-.-.", "-.-.-.-.", "-.-.-.##", "-.-.-.-.", "-.-.-.-."],
    title: "Retest after your fixes",
    description: testing.retest,
  },
];

export const assessments = {
  heading: "Three assessments,\none calendar",
  lede: `Length depends on how much there is to test. ${testing.length} You know the end date before we begin.`,
};

export const assessmentList: readonly Assessment[] = [
  {
    glyph: ["++++++++", "+.++++.+", "++++++++", "+++#.+++", "++++++++"],
    title: "Vulnerability assessment",
    description: "Which doors are open. Broad, quick, and the right first step if you have never had one.",
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
      "A fix for each, with effort",
      "Summary for management",
    ],
  },
  {
    glyph: ["##......", "####....", "..####..", "....####", "++++++##"],
    title: "Penetration testing",
    description: "How far somebody gets through them. People, not only tools, within limits you sign.",
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
    glyph: ["#.++++++", "#.++++..", "-.-----.", "#.++++++", "-.---..."],
    title: "Compliance assessment",
    description: "What an auditor would write down if the audit were tomorrow.",
    weeks: [1, 3],
    features: [
      "Interviews with those who do the work",
      "Policies and records read",
      "Controls tested by sample",
      "Suppliers and contracts included",
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
  heading: "Five phases, no surprises",
  lede: "You know what we touch, when, and whom we call if something looks wrong.",
};

export const phases: readonly ProcessStep[] = [
  {
    title: "Planning",
    description: "What is in, what is out, and who may be woken.",
    activities: ["Scope and rules agreed", "Written permission", "Emergency contacts"],
  },
  {
    title: "Discovery",
    description: "We look at you the way a stranger would.",
    activities: ["Asset inventory", "Open-source research", "Scans and mapping"],
  },
  {
    title: "Analysis",
    description: "Tools raise suspicions. People confirm or dismiss them.",
    activities: ["Findings verified by hand", "Exploits within limits", "Likelihood and impact rated"],
  },
  {
    title: "Reporting",
    description: "One page for the board, the rest for those who fix.",
    activities: ["Draft reviewed with you", "Ranked findings and fixes", "Presentation"],
  },
  {
    title: "Follow-up",
    description: "The report is not the result. The fix is.",
    activities: ["Help with the fixes", "Retest, where included", "Risk register handed over"],
  },
];

export const frameworks = {
  heading: "Six frameworks, so that it is not just our opinion",
  lede: "Each finding names the rule it breaks. Anyone can look it up.",
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
      description: "The ten classes of weakness that web applications fall to most.",
      covers: ["Vulnerability", "Penetration"],
    },
    {
      name: "CIS Controls",
      description: "Safeguards in order of usefulness, and benchmarks to measure settings against.",
      covers: ["Vulnerability", "Compliance"],
    },
    {
      name: "SANS Top 25",
      description: "The programming errors behind most of the others.",
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
  heading: "Likely times painful",
  lede: "The risk matrix puts each finding in a square. The square decides the date.",
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
    fix: "Patch tonight, then look through its logs for visitors.",
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
    title: "Web server tells its version",
    fix: "Hide it when convenient. It only saves an attacker a minute.",
    likelihood: 3,
    impact: 1,
  },
];

export const banner: ClosingBannerProps = {
  heading: "Attackers have your list. Do you?",
  lede: "Tell us what faces the internet, as far as you know. Finding the rest is part of the work.",
  primary: { label: "Schedule Assessment", to: "/contact" },
};
