import { backupPlans } from "../catalogue/backup.ts";
import { businessEmailPlans } from "../catalogue/business-email.ts";
import { cloudHostingPlans } from "../catalogue/cloud-hosting.ts";
import { cloudSupportPlans } from "../catalogue/cloud-support.ts";
import { dedicatedPlans } from "../catalogue/dedicated.ts";
import { digitalStrategyPlans } from "../catalogue/digital-strategy.ts";
import { googleWorkspacePlans } from "../catalogue/google-workspace.ts";
import { microsoft365Plans } from "../catalogue/microsoft-365.ts";
import { monitoringPlans } from "../catalogue/monitoring.ts";
import { penetrationTestingPlans } from "../catalogue/penetration-testing.ts";
import type { Plan } from "../catalogue/plan.ts";
import { ppcPlans } from "../catalogue/ppc.ts";
import { reputationPlans } from "../catalogue/reputation.ts";
import { seoPlans } from "../catalogue/seo.ts";
import { sharedPlans } from "../catalogue/shared-hosting.ts";
import { sslPlans } from "../catalogue/ssl.ts";
import { threatProtectionPlans } from "../catalogue/threat-protection.ts";
import { vpsPlans } from "../catalogue/vps.ts";
import { websiteSecurityPlans } from "../catalogue/website-security.ts";
import { zohoPlans } from "../catalogue/zoho.ts";
import type { ServiceOption } from "./enquiry.ts";
import { type Unit, units } from "./units.ts";

export interface ProductLine {
  /** What it is called in a sentence. */
  name: string;
  /** The service option that fits. */
  service: ServiceOption;
  /** The path of the page that sells it. */
  page: string;
  /** What is counted when someone takes several. */
  unit: Unit;
  /** The same for the plans that are paid once, where the others are paid by the month. */
  onceUnit?: Unit;
  plans: readonly Plan[];
}

/** Everything that can be asked for by plan. */
export const productLines: readonly ProductLine[] = [
  {
    name: "24/7 Cloud Support",
    service: "cloud",
    page: "/services/cloud/support",
    unit: units.plan,
    plans: cloudSupportPlans,
  },
  {
    name: "Threat Protection",
    service: "cybersecurity",
    page: "/services/cybersecurity/threat-protection",
    unit: units.plan,
    plans: threatProtectionPlans,
  },
  {
    name: "Security Monitoring",
    service: "cybersecurity",
    page: "/services/cybersecurity/monitoring",
    unit: units.plan,
    plans: monitoringPlans,
  },
  {
    name: "SSL Certificate",
    service: "cybersecurity",
    page: "/services/security/ssl",
    unit: units.certificate,
    plans: sslPlans,
  },
  {
    name: "Website Security",
    service: "cybersecurity",
    page: "/services/security/website-waf",
    unit: units.plan,
    plans: websiteSecurityPlans,
  },
  {
    name: "Security Testing",
    service: "cybersecurity",
    page: "/services/security/penetration-vulnerability",
    unit: units.plan,
    onceUnit: units.test,
    plans: penetrationTestingPlans,
  },
  {
    name: "Backup and Disaster Recovery",
    service: "cybersecurity",
    page: "/services/security/backup-dr",
    unit: units.plan,
    plans: backupPlans,
  },
  {
    name: "Shared Hosting",
    service: "hosting",
    page: "/services/hosting/shared",
    unit: units.plan,
    plans: sharedPlans,
  },
  {
    name: "VPS Hosting",
    service: "hosting",
    page: "/services/hosting/vps",
    unit: units.server,
    plans: vpsPlans,
  },
  {
    name: "Dedicated Server",
    service: "hosting",
    page: "/services/hosting/dedicated",
    unit: units.server,
    plans: dedicatedPlans,
  },
  {
    name: "Cloud Hosting",
    service: "hosting",
    page: "/services/hosting/cloud",
    unit: units.hourOfMonth,
    plans: cloudHostingPlans,
  },
  {
    name: "Google Workspace",
    service: "hosting",
    page: "/services/email/google-workspace",
    unit: units.user,
    plans: googleWorkspacePlans,
  },
  {
    name: "Microsoft 365",
    service: "hosting",
    page: "/services/email/microsoft-365",
    unit: units.user,
    plans: microsoft365Plans,
  },
  {
    name: "Business Email",
    service: "hosting",
    page: "/services/email/business",
    unit: units.mailbox,
    plans: businessEmailPlans,
  },
  { name: "Zoho Mail", service: "hosting", page: "/services/email/zoho", unit: units.user, plans: zohoPlans },
  {
    name: "SEO and SMO",
    service: "consultation",
    page: "/services/marketing/seo-smo",
    unit: units.plan,
    plans: seoPlans,
  },
  {
    name: "Reputation Management",
    service: "consultation",
    page: "/services/marketing/orm",
    unit: units.plan,
    plans: reputationPlans,
  },
  {
    name: "Digital Strategy",
    service: "consultation",
    page: "/services/marketing/digital-strategy",
    unit: units.project,
    plans: digitalStrategyPlans,
  },
  {
    name: "PPC",
    service: "consultation",
    page: "/services/marketing/ppc",
    unit: units.plan,
    plans: ppcPlans,
  },
];
