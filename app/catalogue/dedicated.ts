import type { Plan } from "./plan.ts";
import { startingPrices } from "./starting-prices.ts";

export const dedicatedPlans: readonly Plan[] = [
  {
    id: "dedicated-essential",
    name: "Essential",
    price: startingPrices.dedicated,
    period: "per month",
    description: "Archives, staging and software licensed per machine.",
    features: [
      "Processor matched to your software",
      "Full root access",
      "Remote console (IPMI or Redfish)",
      "Free replacement of failed parts",
    ],
    specs: [
      { label: "RAM", value: 32, text: "32 GB" },
      { label: "Storage", value: 2000, text: "2 × 1 TB SATA" },
      { label: "Bandwidth", value: 100, text: "100 Mbps" },
    ],
  },
  {
    id: "dedicated-performance",
    name: "Performance",
    price: 399,
    period: "per month",
    description: "Databases and applications with many users.",
    popular: true,
    features: [
      "Processor matched to your software",
      "Full root access",
      "Remote console (IPMI or Redfish)",
      "Free replacement of failed parts",
      "NVMe drives, mirrored on request",
    ],
    specs: [
      { label: "RAM", value: 64, text: "64 GB" },
      { label: "Storage", value: 1000, text: "2 × 500 GB NVMe" },
      { label: "Bandwidth", value: 1000, text: "1 Gbps" },
    ],
  },
  {
    id: "dedicated-enterprise",
    name: "Enterprise",
    price: 799,
    period: "per month",
    description: "Virtualisation, analytics and large shops.",
    features: [
      "Processor matched to your software",
      "Full root access",
      "Remote console (IPMI or Redfish)",
      "Free replacement of failed parts",
      "NVMe drives, mirrored on request",
      "Private network between your servers",
    ],
    specs: [
      { label: "RAM", value: 128, text: "128 GB" },
      { label: "Storage", value: 4000, text: "4 × 1 TB NVMe" },
      { label: "Bandwidth", value: 10_000, text: "10 Gbps" },
    ],
  },
];
