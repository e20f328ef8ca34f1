/**
 * Stands in the place of plan-facts.data.ts and custom-vps.data.ts where a test works out examples, so that they hold whatever
 * content/plans sells: `vi.mock("~/catalogue/plan-facts.data", () => import("~/catalogue/testing/sample-plans"))`.
 */
import type { customVps as custom } from "../custom-vps.data.ts";
import type * as facts from "../plan-facts.data.ts";

type Sample<Plans extends readonly unknown[]> = readonly Partial<Plans[number]>[];

export const vpsPlans = [
  {
    id: "vps-starter",
    name: "Starter",
    price: 29,
    machine: { cores: 2, memoryGb: 4, storageGb: 80, bandwidthTb: 2 },
  },
  {
    id: "vps-professional",
    name: "Professional",
    price: 59,
    machine: { cores: 4, memoryGb: 8, storageGb: 160, bandwidthTb: 4 },
  },
  {
    id: "vps-enterprise",
    name: "Enterprise",
    price: 119,
    machine: { cores: 8, memoryGb: 16, storageGb: 320, bandwidthTb: 8 },
  },
] satisfies Sample<typeof facts.vpsPlans>;

export const dedicatedPlans = [
  {
    id: "dedicated-essential",
    name: "Essential",
    price: 199,
    memoryGb: 32,
    drives: { text: "2 × 1 TB SATA", gb: 2000 },
    portMbps: 100,
  },
  {
    id: "dedicated-performance",
    name: "Performance",
    price: 399,
    memoryGb: 64,
    drives: { text: "2 × 500 GB NVMe", gb: 1000 },
    portMbps: 1000,
  },
] satisfies Sample<typeof facts.dedicatedPlans>;

export const cloudHostingPlans = [
  { name: "Starter", price: 0.05 },
  { name: "Professional", price: 0.12 },
  { name: "Enterprise", price: 0.25 },
] satisfies Sample<typeof facts.cloudHostingPlans>;

export const sharedHostingPlans = [
  { name: "Starter", price: 4.99, storageGb: 10 },
  { name: "Business", price: 9.99, storageGb: 50 },
  { name: "Professional", price: 19.99, storageGb: 100 },
] satisfies Sample<typeof facts.sharedHostingPlans>;

export const googleWorkspacePlans = [
  { price: 6, storageGb: 30 },
  { price: 12, storageGb: 2000 },
  { price: 18, storageGb: 5000 },
] satisfies Sample<typeof facts.googleWorkspacePlans>;

export const microsoft365Plans = [{ price: 22 }] satisfies Sample<typeof facts.microsoft365Plans>;

export const businessEmailPlans = [{ name: "Business", price: 8, popular: true }] satisfies Sample<
  typeof facts.businessEmailPlans
>;

export const zohoMailPlans = [{ price: 1 }] satisfies Sample<typeof facts.zohoMailPlans>;

export const backupPlans = [
  { name: "Essential", price: 29, rpo: { text: "24 h", minutes: 1440 } },
  { name: "Business", price: 99, rpo: { text: "15 min", minutes: 15 } },
  { name: "Continuity", price: 299, rpo: { text: "under 5 min", minutes: 5 } },
] satisfies Sample<typeof facts.backupPlans>;

export const websiteSecurityPlans = [
  { price: 19, websites: 1 },
  { price: 49, websites: 5 },
  { price: 149, websites: "Unlimited" },
] satisfies Sample<typeof facts.websiteSecurityPlans>;

export const threatProtectionPlans = [
  { name: "Essential", price: 199, devices: 25 },
  { name: "Advanced", price: 599, devices: 100 },
  { name: "Complete", price: 1499, devices: "Unlimited" },
] satisfies Sample<typeof facts.threatProtectionPlans>;

export const cloudSupportPlans = [
  { name: "Essential", price: 299 },
  { name: "Professional", price: 799 },
] satisfies Sample<typeof facts.cloudSupportPlans>;

export const ppcPlans = [
  { name: "Launch", price: 799, adSpend: { text: "$2,000", dollars: 2000 } },
  { name: "Grow", price: 1499, adSpend: { text: "$5,000", dollars: 5000 } },
  { name: "Scale", price: 2999, adSpend: { text: "$15,000+", dollars: 15_000 } },
] satisfies Sample<typeof facts.ppcPlans>;

export const customVps = {
  id: "vps-custom",
  product: "VPS Hosting",
  cores: { min: 1, max: 16, step: 1, start: 2, dollarsEach: 15 },
  memoryGb: { min: 1, max: 64, step: 1, start: 4, dollarsEach: 8 },
  storageGb: { min: 20, max: 1000, step: 10, start: 80, dollarsEach: 0.5 },
  bandwidth: { everyGb: 40, givesTb: 2 },
} satisfies Partial<typeof custom>;
