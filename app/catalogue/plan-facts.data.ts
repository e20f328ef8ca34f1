/** The plans as islands need them: their names, prices and facts, without the prose of their cards. */
import * as lines from "./lines.data.ts";
import type { Plan } from "./plan.ts";

export const backupPlans = factsOf(lines.backup.plans);
export const businessEmailPlans = factsOf(lines.businessEmail.plans);
export const cloudHostingPlans = factsOf(lines.cloudHosting.plans);
export const cloudSupportPlans = factsOf(lines.cloudSupport.plans);
export const dedicatedPlans = factsOf(lines.dedicated.plans);
export const googleWorkspacePlans = factsOf(lines.googleWorkspace.plans);
export const microsoft365Plans = factsOf(lines.microsoft365.plans);
export const monitoringPlans = factsOf(lines.monitoring.plans);
export const ppcPlans = factsOf(lines.ppc.plans);
export const sharedHostingPlans = factsOf(lines.sharedHosting.plans);
export const threatProtectionPlans = factsOf(lines.threatProtection.plans);
export const vpsPlans = factsOf(lines.vps.plans);
export const websiteSecurityPlans = factsOf(lines.websiteSecurity.plans);
export const zohoMailPlans = factsOf(lines.zohoMail.plans);

export type BackupPlan = (typeof backupPlans)[number];
export type CloudHostingPlan = (typeof cloudHostingPlans)[number];
export type CloudSupportPlan = (typeof cloudSupportPlans)[number];
export type DedicatedPlan = (typeof dedicatedPlans)[number];
export type GoogleWorkspacePlan = (typeof googleWorkspacePlans)[number];
export type PpcPlan = (typeof ppcPlans)[number];
export type ThreatProtectionPlan = (typeof threatProtectionPlans)[number];
export type VpsPlan = (typeof vpsPlans)[number];

function factsOf<Kind extends Plan>(
  plans: readonly Kind[],
): readonly Omit<Kind, "description" | "features" | "specs">[] {
  return plans.map(({ description: _description, features: _features, specs: _specs, ...facts }) => facts);
}
