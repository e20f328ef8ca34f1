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
    description: "Cores, memory and storage that nobody else can use up.",
    features: ["Ready-made or built part by part", "Full root access", "Snapshots on demand"],
    startingPrice: startingPrices.vps,
    per: "month",
    path: "/services/hosting/vps",
  },
  {
    title: "Dedicated Servers",
    description: "A whole machine, with no neighbours on it.",
    features: ["SATA or NVMe drives", "Remote console", "Failed parts replaced by us"],
    startingPrice: startingPrices.dedicated,
    per: "month",
    path: "/services/hosting/dedicated",
  },
  {
    title: "Cloud Hosting",
    description: "Servers by the hour, gone when you no longer need them.",
    features: [term.noCommitment, "Daily backups", "Resize up or down"],
    startingPrice: startingPrices.cloud,
    per: "hour",
    path: "/services/hosting/cloud",
  },
  {
    title: "Domains",
    description: "Eight extensions, with the renewal price beside the first year.",
    features: [
      "First year and renewal side by side",
      "Free extension on transfer",
      "Discount for ten or more",
    ],
    startingPrice: startingPrices.domains,
    priceNote: startingPriceNote,
    per: "year",
    path: "/services/hosting/domains",
  },
];
