import { billing } from "~/catalogue/promises/billing.data";
import { onSite } from "~/catalogue/promises/on-site.data";
import { uptime } from "~/catalogue/promises/uptime.data";
import { domainsFrom } from "~/catalogue/domains.data";
import { cloudHosting, dedicated, sharedHosting, vps } from "~/catalogue/lines.data";
import { lowestPrice } from "~/catalogue/lowest-plan-price";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { rackSlots } from "./glyphs";

export const meta: PageMeta = {
  title: "Hosting, from Shared to Dedicated Servers",
  description:
    "Shared, cloud and VPS hosting, dedicated servers and domains, with starting prices and an engineer who helps you choose the right size.",
};

export const hero: PageHeroProps = {
  title: "Hosting",
  lede: "Shared, cloud and VPS hosting, dedicated servers and domains. We'll tell you what each can carry, and when the cheaper one will do.",
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "Ask which size fits", to: "/contact" },
  facts: [
    { value: "43", label: "data centres in four regions" },
    { value: uptime.figure, label: "monthly uptime target" },
  ],
  tone: "sand",
};

export interface RackUnit {
  name: string;
  to: keyof typeof rackSlots;
  /** Dollars. */
  price: number;
  per: "hour" | "month" | "year";
}

/** The five pages of the area, from the smallest share of a machine to all of it, then domains. */
export const rack: readonly RackUnit[] = [
  {
    name: "Shared Hosting",
    to: "/services/hosting/shared",
    price: lowestPrice(sharedHosting.plans),
    per: "month",
  },
  {
    name: "Cloud Hosting",
    to: "/services/hosting/cloud",
    price: lowestPrice(cloudHosting.plans),
    per: "hour",
  },
  {
    name: "VPS Hosting",
    to: "/services/hosting/vps",
    price: lowestPrice(vps.plans),
    per: "month",
  },
  {
    name: "Dedicated Servers",
    to: "/services/hosting/dedicated",
    price: lowestPrice(dedicated.plans),
    per: "month",
  },
  {
    name: "Domains",
    to: "/services/hosting/domains",
    price: domainsFrom,
    per: "year",
  },
];

export const products: SectionCopy = {
  heading: "VPS, dedicated servers, cloud\nand domains compared",
  lede: `These are starting prices; each product's page lists every size. ${billing.sentence}`,
};

export const sharedHint = {
  text: "Only one small site?",
  link: { label: "Shared Hosting", to: "/services/hosting/shared" },
};

export const models: SectionCopy = {
  heading: "IaaS and PaaS:\nwhat we run and what you run",
  lede: "The table shows which layers we look after in each model, and which stay yours.",
  tone: "sand",
};

export interface ServiceModel {
  short: "IaaS" | "PaaS";
  name: string;
  description: string;
  capabilities: readonly string[];
}

export const iaas: ServiceModel = {
  short: "IaaS",
  name: "Infrastructure as a Service",
  description: "Virtual machines, disks and networks. You have root access and run the rest.",
  capabilities: [
    "Virtual machines on KVM, Linux or Windows",
    "Block storage on SSD and S3-compatible object storage",
    "Private networks, firewalls and site-to-site VPN",
    "Load balancers for HTTP and TCP",
    "Snapshots, images and scheduled backups",
    "Automation with cloud-init, Ansible or Terraform",
  ],
};

export const paas: ServiceModel = {
  short: "PaaS",
  name: "Platform as a Service",
  description: "A platform to deploy to. We patch everything under your code.",
  capabilities: [
    "Managed PostgreSQL, MySQL and Redis",
    "Containers on managed Kubernetes",
    "Deploys from Git, with rollback to the last release",
    "Runtimes for Node.js, PHP, Python, Java and .NET",
    "Automatic TLS certificates",
    "Logs and metrics in Grafana and Prometheus",
  ],
};

/** From top to bottom, and whether we look after a layer in each of the two models. */
export const layers: readonly { name: string; iaas: boolean; paas: boolean }[] = [
  { name: "Your application", iaas: false, paas: false },
  { name: "Your data", iaas: false, paas: false },
  { name: "Runtime and databases", iaas: false, paas: true },
  { name: "Operating system", iaas: false, paas: true },
  { name: "Virtual machines", iaas: true, paas: true },
  { name: "Storage", iaas: true, paas: true },
  { name: "Network", iaas: true, paas: true },
  { name: "Servers and power", iaas: true, paas: true },
];

export const hardware: SectionCopy = {
  heading: "The enterprise hardware\nin our racks",
  lede: "The parts we fit, and why we chose them.",
};

export interface HardwarePart {
  /** Marks the part in the drawing. */
  letter: string;
  part: string;
  fitted: string;
  reason: string;
}

export const parts: readonly HardwarePart[] = [
  {
    letter: "A",
    part: "Drives",
    fitted: "NVMe for databases, enterprise SATA for archives",
    reason: "Mirrored with RAID on request, and replaced while the server runs.",
  },
  {
    letter: "B",
    part: "Cooling",
    fitted: "Fan wall with a spare in every row",
    reason: "If a fan fails, the server keeps running while we replace it.",
  },
  {
    letter: "C",
    part: "Processors",
    fitted: "AMD EPYC and Intel Xeon",
    reason: "Server processors, with the memory channels that virtual machines need.",
  },
  {
    letter: "D",
    part: "Memory",
    fitted: "Registered ECC modules",
    reason: "Memory errors are corrected and logged before they reach your data.",
  },
  {
    letter: "E",
    part: "Network",
    fitted: "Ports from 100 Mbps to 10 Gbps",
    reason: "A dedicated server has a port of its own.",
  },
  {
    letter: "F",
    part: "Power and console",
    fitted: "Two supplies on two feeds, IPMI or Redfish console",
    reason: "One feed can fail without an outage. The console works even when the operating system doesn't.",
  },
];

export const dataCentreSection = {
  heading: "Data centres close to your users",
  lede: "The nearer the server, the faster it responds. Choose a region when you order, and we'll suggest the data centre.",
  caption: "One bar is one data centre. Stacks mark regions rather than street addresses.",
  featuresHeading: "Data centre features",
};

/** What every data centre has. */
export const features: readonly { title: string; description: string }[] = [
  {
    title: "Power",
    description: "Battery backup and generators, both tested under load.",
  },
  {
    title: "Cooling",
    description: "Separate hot and cold aisles, with one cooling unit more than needed.",
  },
  {
    title: "Physical security",
    description: "Badge and second factor at the door, cameras inside, every visit logged.",
  },
  {
    title: "Fire protection",
    description: "Early smoke detection, and gas extinguishing that keeps water off the servers.",
  },
  {
    title: "Network carriers",
    description: "Several providers, with separate cable routes into the building.",
  },
  {
    title: "On-site technicians",
    description: `${onSite.hands} ${onSite.failedParts}`,
  },
];

export const banner: ClosingBannerProps = {
  heading: "Not sure which hosting you need?",
  lede: "Send us your traffic and the size of your site. An engineer will recommend the product that fits and tell you why.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "hosting",
};
