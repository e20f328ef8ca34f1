import type { PageFacts } from "./page-facts.ts";
import { plansOf } from "./prices.ts";

/** Catalogue, "Cybersecurity area", "Risk assessment", "Monitoring plans", "Security and marketing", "Marketing claims". */
export const cybersecurityPages: readonly PageFacts[] = [
  {
    path: "/services/cybersecurity",
    source: "catalogue, cybersecurity area",
    hero: ["→ /services/cybersecurity/risk-assessment", "→ /contact"],
    parts: [
      {
        what: "threat-percentage bars",
        entries: [
          ["Malware & Ransomware", "45%"],
          ["Phishing", "32%"],
          ["Data Breaches", "28%"],
          ["Insider Threats", "15%"],
        ],
      },
      { what: "four offerings", count: 4 },
      {
        what: "six compliance standards",
        count: 6,
        entries: [["SOC 2 Type II"], ["ISO 27001"], ["GDPR"], ["HIPAA"], ["PCI DSS"], ["NIST Framework"]],
      },
      { what: "security stats", atLeast: 3 },
      {
        what: "button to the risk assessment",
        links: ["→ /services/cybersecurity/risk-assessment"],
      },
    ],
  },
  {
    path: "/services/cybersecurity/risk-assessment",
    source: "catalogue, cybersecurity area and risk assessment",
    hero: ["Schedule Assessment → /contact", "Free Security Scan → /contact"],
    parts: [
      {
        what: "benefits list and sample risk assessment",
        each: ["Benefits", "Sample risk assessment"],
        says: ["Critical", "High", "Medium", "Low"],
      },
      {
        what: "three assessment services with duration and deliverables",
        count: 3,
        entries: [
          ["vulnerability assessment", "1-2 weeks"],
          ["penetration testing", "2-3 weeks"],
          ["compliance assessment", "1-3 weeks"],
        ],
        each: ["Deliverables"],
      },
      {
        what: "five-phase methodology",
        count: 5,
        entries: [["Planning"], ["Discovery"], ["Analysis"], ["Reporting"], ["Follow-up"]],
      },
      {
        what: "six frameworks",
        count: 6,
        entries: [
          ["NIST Cybersecurity Framework"],
          ["ISO 27001/27002"],
          ["OWASP Top 10"],
          ["CIS Controls"],
          ["SANS Top 25"],
          ["MITRE ATT&CK"],
        ],
      },
      {
        what: "risk matrix legend",
        entries: [
          ["Critical", "immediate action"],
          ["High", "within 30 days"],
          ["Medium", "within 90 days"],
          ["Low", "monitor and review"],
        ],
      },
    ],
  },
  {
    path: "/services/cybersecurity/threat-protection",
    source: "catalogue, cybersecurity area and security and marketing",
    title: "Advanced Threat Protection",
    parts: [
      { what: "threats with name, description and protection", atLeast: 3, each: ["Protection"] },
      {
        what: "plans with device caps",
        anchor: "plans",
        plans: plansOf("/services/cybersecurity/threat-protection"),
      },
    ],
  },
  {
    path: "/services/cybersecurity/compliance",
    source: "catalogue, cybersecurity area",
    title: "Security and Compliance",
    hero: ["Start Compliance Journey → /contact", "Free Compliance Assessment → /contact"],
    parts: [
      {
        what: "Compliance Frameworks, each with requirements and industries",
        says: ["Compliance Frameworks"],
        count: 6,
        entries: [["HIPAA"], ["PCI DSS"], ["SOC 2"], ["GDPR"], ["ISO 27001"], ["NIST"]],
        each: ["Industries"],
      },
      {
        what: "Compliance Services",
        says: ["Compliance Services"],
        count: 4,
        entries: [["assessment"], ["implementation support"], ["audit preparation"], ["ongoing monitoring"]],
      },
    ],
    closing: ["Start Compliance Program → /contact"],
  },
  {
    path: "/services/cybersecurity/monitoring",
    source: "catalogue, cybersecurity area, monitoring plans and marketing claims",
    title: "Security Monitoring",
    hero: ["View Monitoring Plans → #packages", "Free Security Assessment → /contact"],
    parts: [
      { what: "services", atLeast: 3 },
      {
        what: "Monitoring Capabilities metrics",
        says: ["Monitoring Capabilities"],
        inAnyOrder: true,
        entries: [
          ["under 15 min", "detection"],
          ["99.9%", "uptime"],
          ["1M+", "events per day"],
        ],
      },
      {
        what: "plans with all their features",
        anchor: "packages",
        plans: plansOf("/services/cybersecurity/monitoring"),
      },
    ],
    closing: ["Start Security Monitoring → /contact"],
  },
];
