import { billing } from "~/catalogue/promises/billing";
import { onSite } from "~/catalogue/promises/on-site";
import { startingPrices } from "~/catalogue/starting-prices";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Hosting, from Shared to Dedicated Servers",
  description:
    "Shared, cloud and VPS hosting, dedicated servers and domains, with the starting price of each product and an engineer to settle the size.",
};

/** Data centres: the page sets the regions one after another along it. */
export const ruler: RulerScale = {
  to: 50,
  minor: 1,
  major: 5,
  format: (count) => (count === 50 ? "data centres" : String(count)),
};

export const hero: PageHeroProps = {
  title: "Hosting",
  lede: "Most sites run on a server whose size somebody guessed. We offer shared, cloud and VPS hosting, dedicated servers and domains. We state what each can carry, and tell you when the cheaper one will do.",
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "Ask which size fits", to: "/contact" },
  facts: [
    { value: "43", label: "data centres in four regions" },
    { value: "99.9%", label: "monthly uptime target" },
  ],
  tone: "sand",
};

export interface RackUnit {
  name: string;
  to: string;
  /** Dollars. */
  price: number;
  per: "hour" | "month" | "year";
  /** 32 slots: "#" is yours, "." is somebody else's or empty. */
  slots: string;
}

/** The five pages of the area, from the smallest share of a machine to all of it, and the name on its door. */
export const rack: readonly RackUnit[] = [
  {
    name: "Shared Hosting",
    to: "/services/hosting/shared",
    price: startingPrices.shared,
    per: "month",
    slots: "...#.........#.......#....#.....",
  },
  {
    name: "Cloud Hosting",
    to: "/services/hosting/cloud",
    price: startingPrices.cloud,
    per: "hour",
    slots: ".......#####........########....",
  },
  {
    name: "VPS Hosting",
    to: "/services/hosting/vps",
    price: startingPrices.vps,
    per: "month",
    slots: "........############............",
  },
  {
    name: "Dedicated Servers",
    to: "/services/hosting/dedicated",
    price: startingPrices.dedicated,
    per: "month",
    slots: "################################",
  },
  {
    name: "Domains",
    to: "/services/hosting/domains",
    price: startingPrices.domains,
    per: "year",
    slots: "#########.###                   ",
  },
];

export const products: SectionCopy = {
  heading: "VPS, dedicated, cloud and domains:\nwhat each is for",
  lede: `Prices are where each one starts; its own page has every size. ${billing.sentence}`,
};

/** A small sign for each of the four products, by its page. */
export const productGlyphs: Record<string, readonly string[]> = {
  "/services/hosting/vps": ["------------", "--########--", "--########--", "--########--", "------------"],
  "/services/hosting/dedicated": [
    "############",
    "############",
    "############",
    "############",
    "############",
  ],
  "/services/hosting/cloud": [".....###....", "...######...", "..########..", "############", "++++++++++++"],
  "/services/hosting/domains": [
    "............",
    "############",
    "############",
    "............",
    "++++++..++++",
  ],
};

export const sharedHint = {
  text: "Only one small site?",
  link: { label: "Shared Hosting", to: "/services/hosting/shared" },
};

export const models: SectionCopy = {
  heading: "You bring the code.\nWhere do we stop?",
  lede: "With IaaS we hand over at the virtual machine, with PaaS at the running platform. Everything below the line is ours to keep up.",
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
  description: "Machines, disks and networks. You have root and run the rest.",
  capabilities: [
    "Virtual machines on KVM, Linux or Windows",
    "Block storage on SSD and S3-compatible object storage",
    "Private networks, firewalls and site-to-site VPN",
    "Load balancers for HTTP and TCP",
    "Snapshots, images and scheduled backups",
    "Set-up by script with cloud-init, Ansible or Terraform",
  ],
};

export const paas: ServiceModel = {
  short: "PaaS",
  name: "Platform as a Service",
  description: "A place to deploy to. We patch what is under your code.",
  capabilities: [
    "Managed PostgreSQL, MySQL and Redis",
    "Containers on managed Kubernetes",
    "Deploys from Git, with the last release kept ready",
    "Runtimes for Node.js, PHP, Python, Java and .NET",
    "TLS certificates that renew themselves",
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
  heading: "Enterprise hardware, lid off",
  lede: "What stands in the rack decides how it behaves at three in the morning. This is what we fit, and why.",
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
    reason: "Mirrored in RAID and swapped from the front, with the server running.",
  },
  {
    letter: "B",
    part: "Cooling",
    fitted: "Fan wall with a spare in every row",
    reason: "A dead fan is a ticket for us, not an outage for you.",
  },
  {
    letter: "C",
    part: "Processors",
    fitted: "AMD EPYC and Intel Xeon",
    reason: "Server parts, with the memory channels that virtual machines need.",
  },
  {
    letter: "D",
    part: "Memory",
    fitted: "Registered ECC modules",
    reason: "A flipped bit is corrected and logged instead of written to your database.",
  },
  {
    letter: "E",
    part: "Network",
    fitted: "Ports from 100 Mbps to 10 Gbps",
    reason: "Two cables to two switches where the plan asks for it.",
  },
  {
    letter: "F",
    part: "Power and console",
    fitted: "Two supplies on two feeds, IPMI or Redfish console",
    reason: "One feed can fail. The console answers when the operating system does not.",
  },
];

export const dataCentreSection = {
  heading: "Put the server near the people who wait for it",
  lede: "Distance is the one delay that no tuning removes. Choose a region when you order; we tell you which data centre fits.",
  caption: "One bar is one data centre. A stack stands for its region, not for a street address.",
  featuresHeading: "Data centre features",
};

/** A bar is a data centre's own answer to a thing that goes wrong sooner or later. */
export const features: readonly { title: string; description: string }[] = [
  {
    title: "Power",
    description: "Battery-backed supply first, generators behind it, and both tested under load.",
  },
  {
    title: "Cooling",
    description: "Cold and hot aisles kept apart, with one more cooling unit than needed.",
  },
  {
    title: "Access",
    description: "Badge and second factor at the door, cameras inside, every visit on a list.",
  },
  {
    title: "Fire",
    description: "Air sampled for smoke before there is a flame, and put out by gas, not water.",
  },
  { title: "Carriers", description: "Several network providers over separate entries into the building." },
  {
    title: "Hands",
    description: `${onSite.hands} ${onSite.failedParts}`,
  },
];

export const banner: ClosingBannerProps = {
  heading: "How busy is your Monday morning?",
  lede: "Send us the traffic and the size of your site. An engineer replies with the product that fits, and with the reason not to take the next one up.",
  primary: { label: "Get Started", to: "/contact" },
};
