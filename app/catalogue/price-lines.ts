import type { Area } from "../site-map.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { backupPlans } from "./backup.ts";
import { businessEmailPlans } from "./business-email.ts";
import { cloudHostingPlans } from "./cloud-hosting.ts";
import { cloudSupportPlans } from "./cloud-support.ts";
import { dedicatedPlans } from "./dedicated.ts";
import { digitalStrategyPlans } from "./digital-strategy.ts";
import { googleWorkspacePlans } from "./google-workspace.ts";
import { microsoft365Plans } from "./microsoft-365.ts";
import { monitoringPlans } from "./monitoring.ts";
import { penetrationTestingPlans } from "./penetration-testing.ts";
import type { Plan } from "./plan.ts";
import { ppcPlans } from "./ppc.ts";
import { featured, measured, measuredPlain, type PriceColumn } from "./price-columns.ts";
import { crisisResponseHours, reputationPlans } from "./reputation.ts";
import { seoPlans } from "./seo.ts";
import { sharedPlans } from "./shared-hosting.ts";
import { sslPlans } from "./ssl.ts";
import { threatProtectionPlans } from "./threat-protection.ts";
import { vpsPlans } from "./vps.ts";
import { websiteSecurityPlans } from "./website-security.ts";
import { zohoPlans } from "./zoho.ts";

/** A product line with the columns of its price table. */
export interface ComparedLine {
  /** The line's anchor on the pricing page. */
  id: string;
  name: string;
  area: Area;
  /** The page that sells it. */
  path: string;
  headings: readonly string[];
  /** Those whose words name their unit. */
  plain: readonly string[];
  plans: readonly ComparedPlan[];
}

export interface ComparedPlan {
  plan: Plan;
  /** One for each heading. */
  words: readonly string[];
}

const machine = [
  measuredPlain("CPU"),
  measuredPlain("RAM"),
  measuredPlain("Storage"),
] as const satisfies readonly PriceColumn[];

/** Every line that is sold by plan; domains are in price-list.ts. */
export const comparedLines: readonly ComparedLine[] = [
  compared(
    { id: "shared-hosting", name: "Shared Hosting", area: "hosting", path: "/services/hosting/shared" },
    sharedPlans,
    featured("Websites", { "1 website": "1", "10 websites": "10", "Unlimited websites": "Unlimited" }),
    measuredPlain("Storage"),
    measured("Mailboxes"),
    { heading: "MySQL", word: ({ specs }) => String(specs?.find(({ label }) => label === "MySQL")?.value) },
  ),
  compared(
    { id: "vps-hosting", name: "VPS Hosting", area: "hosting", path: "/services/hosting/vps" },
    vpsPlans,
    ...machine,
    measured("Traffic", "Bandwidth"),
  ),
  compared(
    { id: "cloud-hosting", name: "Cloud Hosting", area: "hosting", path: "/services/hosting/cloud" },
    cloudHostingPlans,
    ...machine,
    { heading: "All month", word: ({ monthlyEstimate }) => `$${monthlyEstimate}/month` },
  ),
  compared(
    {
      id: "dedicated-servers",
      name: "Dedicated Servers",
      area: "hosting",
      path: "/services/hosting/dedicated",
    },
    dedicatedPlans,
    measuredPlain("RAM"),
    measuredPlain("Storage"),
    measuredPlain("Port", "Bandwidth"),
  ),
  compared(
    { id: "zoho-mail", name: "Zoho Mail", area: "email", path: "/services/email/zoho" },
    zohoPlans,
    measured("Mailbox"),
    featured("Retention", { "Retention and eDiscovery": "Yes" }),
    featured("Office suite", { "Writer, Sheet and Show": "Yes" }),
  ),
  compared(
    { id: "business-email", name: "Business Email", area: "email", path: "/services/email/business" },
    businessEmailPlans,
    measured("Mailbox"),
    featured("Calendars", { "Shared calendars and contacts": "Shared" }),
    featured("Archive", { "Read-only mail archive": "Yes" }),
  ),
  compared(
    {
      id: "google-workspace",
      name: "Google Workspace",
      area: "email",
      path: "/services/email/google-workspace",
    },
    googleWorkspacePlans,
    measured("Storage"),
    measured("Meetings"),
    featured("Vault", { "Vault: retention, search and export": "Yes" }),
  ),
  compared(
    { id: "microsoft-365", name: "Microsoft 365", area: "email", path: "/services/email/microsoft-365" },
    microsoft365Plans,
    featured("OneDrive", { "1 TB of OneDrive storage": "1 TB" }),
    featured("Office apps", {
      "Word, Excel and PowerPoint on the web and mobile": "Web, mobile",
      "Desktop Word, Excel, PowerPoint and Outlook": "Desktop",
    }),
    featured("Devices", { "Intune device management with lock and wipe": "Intune" }),
  ),
  compared(
    { id: "ssl-certificates", name: "SSL Certificates", area: "security", path: "/services/security/ssl" },
    sslPlans,
    { heading: "Issued in", word: ({ validationTime }) => validationTime },
    { heading: "Warranty", word: ({ warranty }) => formatPrice(warranty) },
  ),
  compared(
    {
      id: "website-security",
      name: "Website Security",
      area: "security",
      path: "/services/security/website-waf",
    },
    websiteSecurityPlans,
    { heading: "Websites", word: ({ sites }) => String(sites) },
    featured("Own rules", { "Custom firewall rules for your application": "Yes" }),
    featured("Report", {
      "Alerts by email": "Alerts",
      "Monthly report": "Monthly",
      "Weekly report": "Weekly",
    }),
  ),
  compared(
    {
      id: "backup",
      name: "Backup and Disaster Recovery",
      area: "security",
      path: "/services/security/backup-dr",
    },
    backupPlans,
    { heading: "Recovery", word: ({ rto }) => rto.text },
    { heading: "Data loss", word: ({ rpo }) => rpo.text },
    measured("Kept", "Retention"),
    measured("Storage"),
  ),
  compared(
    {
      id: "security-testing",
      name: "Security Testing",
      area: "security",
      path: "/services/security/penetration-vulnerability",
    },
    penetrationTestingPlans,
    { heading: "Duration", word: ({ duration }) => duration },
    featured("Retest", { "Retest after your fixes": "After fixes", "Retest of every fix": "Every fix" }),
  ),
  compared(
    {
      id: "threat-protection",
      name: "Threat Protection",
      area: "cybersecurity",
      path: "/services/cybersecurity/threat-protection",
    },
    threatProtectionPlans,
    { heading: "Devices", word: ({ devices }) => String(devices) },
    featured("Report", { "Monthly report": "Monthly", "Weekly report": "Weekly" }),
    featured("Hunting", { "Threat hunting by analysts": "Yes" }),
  ),
  compared(
    {
      id: "security-monitoring",
      name: "Security Monitoring",
      area: "cybersecurity",
      path: "/services/cybersecurity/monitoring",
    },
    monitoringPlans,
    { heading: "Response", word: ({ response }) => response.text },
    featured("Devices", {
      "Up to 50 devices": "50",
      "Up to 200 devices": "200",
      "Unlimited devices": "Unlimited",
    }),
    featured("Briefing", { "Monthly briefings": "Monthly", "Weekly briefings": "Weekly" }),
  ),
  compared(
    { id: "cloud-support", name: "24/7 Cloud Support", area: "cloud", path: "/services/cloud/support" },
    cloudSupportPlans,
    { heading: "Response", word: ({ responseTime }) => responseTime.text },
    { heading: "On shift", word: ({ availability }) => availability },
    featured("Patching", {
      "Monthly patch window": "Monthly",
      "Weekly patch window": "Weekly",
      "Patch windows that follow your releases": "By release",
    }),
  ),
  compared(
    { id: "reputation", name: "Reputation Management", area: "marketing", path: "/services/marketing/orm" },
    reputationPlans,
    featured("Replies", { "Review replies in your voice": "Written for you" }),
    featured("Crisis", {
      [`Crisis response within ${crisisResponseHours} hours`]: `${crisisResponseHours} hours`,
    }),
  ),
  compared(
    { id: "seo-smo", name: "SEO and SMO", area: "marketing", path: "/services/marketing/seo-smo" },
    seoPlans,
    featured("New pages", { "New articles and landing pages": "Yes" }),
    featured("Languages", { "SEO for large catalogues and several languages": "Several" }),
    featured("Calls", { "Weekly call": "Weekly" }),
  ),
  compared(
    { id: "ppc", name: "PPC", area: "marketing", path: "/services/marketing/ppc" },
    ppcPlans,
    measured("Ad spend, on top", "Ad spend"),
    featured("Calls", { "Monthly call": "Monthly", "Weekly call": "Weekly" }),
  ),
  compared(
    {
      id: "digital-strategy",
      name: "Digital Strategy",
      area: "marketing",
      path: "/services/marketing/digital-strategy",
    },
    digitalStrategyPlans,
    featured("Interviews", { "Customer and staff interviews": "Yes" }),
    featured("Result", {
      "Written findings, ranked by effect": "Findings",
      "Plan with dates, owners and budget": "Dated plan",
    }),
    featured("First project", { "First project set up and started": "Started" }),
  ),
];

function compared<Kind extends Plan>(
  line: Pick<ComparedLine, "id" | "name" | "area" | "path">,
  plans: readonly Kind[],
  ...columns: readonly PriceColumn<Kind>[]
): ComparedLine {
  return {
    ...line,
    headings: columns.map(({ heading }) => heading),
    plain: columns.flatMap(({ heading, plain }) => (plain ? [heading] : [])),
    plans: plans.map((plan) => ({ plan, words: columns.map(({ word }) => word(plan, plans)) })),
  };
}
