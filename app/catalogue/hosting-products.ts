import { startingPriceNote } from "./domains.ts";
import { term } from "./promises/term.ts";
import { startingPrices } from "./starting-prices.ts";

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
    startingPrice: startingPrices.vps,
    per: "month",
    path: "/services/hosting/vps",
  },
  {
    title: "Dedicated Servers",
    description: "A whole physical server to yourself.",
    features: ["SATA or NVMe drives", "Remote console", "Free replacement of failed parts"],
    startingPrice: startingPrices.dedicated,
    per: "month",
    path: "/services/hosting/dedicated",
  },
  {
    title: "Cloud Hosting",
    description: "Servers by the hour. Switch one off and you stop paying for it.",
    features: [term.noCommitment, "Daily backups", "Resize up or down"],
    startingPrice: startingPrices.cloud,
    per: "hour",
    path: "/services/hosting/cloud",
  },
  {
    title: "Domains",
    description: "Eight extensions, with the renewal price beside the first year.",
    features: ["DNS management", "Free one-year extension on transfer", "Discount for 10 or more"],
    startingPrice: startingPrices.domains,
    priceNote: startingPriceNote,
    per: "year",
    path: "/services/hosting/domains",
  },
];
