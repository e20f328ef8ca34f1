import type { PricedSubject } from "~/enquiry/subject";
import type { Area } from "~/site-map";

/** The area whose mark stands beside a product line, by the line's name. */
const areas: Readonly<Record<string, Area>> = {
  "24/7 Cloud Support": "cloud",
  "Threat Protection": "cybersecurity",
  "Security Monitoring": "cybersecurity",
  "SSL Certificate": "security",
  "Website Security": "security",
  "Security Testing": "security",
  "Backup and Disaster Recovery": "security",
  "Shared Hosting": "hosting",
  "VPS Hosting": "hosting",
  "Dedicated Server": "hosting",
  "Cloud Hosting": "hosting",
  "Google Workspace": "email",
  "Microsoft 365": "email",
  "Business Email": "email",
  "Zoho Mail": "email",
  "SEO and SMO": "marketing",
  "Reputation Management": "marketing",
  "Digital Strategy": "marketing",
  PPC: "marketing",
};

/** An estimate over several areas has none, nor has a position or a number. */
export function areaOf(subject: PricedSubject): Area | undefined {
  switch (subject.kind) {
    case "plan":
      return areas[subject.product];
    case "vps":
    case "domain":
      return "hosting";
    case "estimate": {
      const found = new Set(subject.lines.map(({ product }) => areas[product]));
      return found.size === 1 ? [...found][0] : undefined;
    }
    case "position":
    case "figure":
      return undefined;
  }
}
