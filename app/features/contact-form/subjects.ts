import { backupPlans } from "~/catalogue/backup";
import { businessEmailPlans } from "~/catalogue/business-email";
import { cloudHostingPlans } from "~/catalogue/cloud-hosting";
import { cloudSupportPlans } from "~/catalogue/cloud-support";
import { dedicatedPlans } from "~/catalogue/dedicated";
import { digitalStrategyPlans } from "~/catalogue/digital-strategy";
import { googleWorkspacePlans } from "~/catalogue/google-workspace";
import { microsoft365Plans } from "~/catalogue/microsoft-365";
import { monitoringPlans } from "~/catalogue/monitoring";
import { penetrationTestingPlans } from "~/catalogue/penetration-testing";
import type { Plan } from "~/catalogue/plan";
import { ppcPlans } from "~/catalogue/ppc";
import { reputationPlans } from "~/catalogue/reputation";
import { seoPlans } from "~/catalogue/seo";
import { sharedPlans } from "~/catalogue/shared-hosting";
import { sslPlans } from "~/catalogue/ssl";
import { threatProtectionPlans } from "~/catalogue/threat-protection";
import { vpsPlans } from "~/catalogue/vps";
import { websiteSecurityPlans } from "~/catalogue/website-security";
import { zohoPlans } from "~/catalogue/zoho";
import type { ServiceOption } from "~/enquiry/enquiry";

/** Everything that can be asked for by plan: what it is called in a sentence, and which service option fits. */
export const productLines: readonly { name: string; service: ServiceOption; plans: readonly Plan[] }[] = [
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
