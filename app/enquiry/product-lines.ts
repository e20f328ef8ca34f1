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

export interface ProductLine {
  /** What it is called in a sentence. */
  name: string;
  /** The service option that fits. */
  service: ServiceOption;
  plans: readonly Plan[];
}

/** Everything that can be asked for by plan. */
export const productLines: readonly ProductLine[] = [
  { name: "24/7 Cloud Support", service: "cloud", plans: cloudSupportPlans },
  { name: "Threat Protection", service: "cybersecurity", plans: threatProtectionPlans },
  { name: "Security Monitoring", service: "cybersecurity", plans: monitoringPlans },
  { name: "SSL Certificate", service: "cybersecurity", plans: sslPlans },
  { name: "Website Security", service: "cybersecurity", plans: websiteSecurityPlans },
  { name: "Security Testing", service: "cybersecurity", plans: penetrationTestingPlans },
  { name: "Backup and Disaster Recovery", service: "cybersecurity", plans: backupPlans },
  { name: "Shared Hosting", service: "hosting", plans: sharedPlans },
  { name: "VPS Hosting", service: "hosting", plans: vpsPlans },
  { name: "Dedicated Server", service: "hosting", plans: dedicatedPlans },
  { name: "Cloud Hosting", service: "hosting", plans: cloudHostingPlans },
  { name: "Google Workspace", service: "hosting", plans: googleWorkspacePlans },
  { name: "Microsoft 365", service: "hosting", plans: microsoft365Plans },
  { name: "Business Email", service: "hosting", plans: businessEmailPlans },
  { name: "Zoho Mail", service: "hosting", plans: zohoPlans },
  { name: "SEO and SMO", service: "consultation", plans: seoPlans },
  { name: "Reputation Management", service: "consultation", plans: reputationPlans },
  { name: "Digital Strategy", service: "consultation", plans: digitalStrategyPlans },
  { name: "PPC", service: "consultation", plans: ppcPlans },
];
