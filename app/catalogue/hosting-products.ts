import { domainsFrom, startingPriceNote } from "./domains.data.ts";
import { cloudHosting, dedicated, vps } from "./lines.data.ts";
import { lowestPrice } from "./lowest-plan-price.ts";
import { term } from "./promises/term.data.ts";

export interface HostingProduct {
  title: string;
  description: string;
  features: readonly string[];
  /** Dollars. */
  startingPrice: number;
  /** Where the starting price needs a word. */
  priceNote?: string;
  per: "hour" | "month" | "year";
  path: string;
}

/** The four products of the hosting page. */
export const hostingProducts: readonly HostingProduct[] = [
  {
    title: "VPS Hosting",
    description: "A virtual server with cores, memory and storage reserved for you.",
    features: ["Ready-made plans or your own size", "Full root access", "Snapshots on demand"],
    startingPrice: lowestPrice(vps.plans),
    per: "month",
    path: "/services/hosting/vps",
  },
  {
    title: "Dedicated Servers",
    description: "A whole physical server to yourself.",
    features: ["SATA or NVMe drives", "Remote console", "Free replacement of failed parts"],
    startingPrice: lowestPrice(dedicated.plans),
    per: "month",
    path: "/services/hosting/dedicated",
  },
  {
    title: "Cloud Hosting",
    description: "Servers by the hour. Switch one off and you stop paying for it.",
    features: [term.noCommitment, "Daily backups", "Resize up or down"],
    startingPrice: lowestPrice(cloudHosting.plans),
    per: "hour",
    path: "/services/hosting/cloud",
  },
  {
    title: "Domains",
    description: "Eight extensions, with the renewal price beside the first year.",
    features: ["DNS management", "Free one-year extension on transfer", "Discount for 10 or more"],
    startingPrice: domainsFrom,
    priceNote: startingPriceNote,
    per: "year",
    path: "/services/hosting/domains",
  },
];
