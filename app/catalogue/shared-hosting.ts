import type { Plan } from "./plan.ts";
import { startingPrices } from "./starting-prices.ts";

export const sharedPlans: readonly Plan[] = [
  {
    id: "shared-starter",
    name: "Starter",
    price: startingPrices.shared,
    period: "per month",
    description: "One website on a small budget.",
    features: ["1 website", "Free SSL certificate", "One-click WordPress", "SFTP access"],
    specs: [
      { label: "Storage", value: 10, text: "10 GB" },
      { label: "Mailboxes", value: 5, text: "5" },
      { label: "MySQL", value: 2, text: "2 databases" },
    ],
  },
  {
    id: "shared-business",
    name: "Business",
    price: 9.99,
    period: "per month",
    description: "A company website, campaign pages and a shop.",
    popular: true,
    features: [
      "10 websites",
      "Free SSL certificate for each site",
      "One-click WordPress with a staging copy",
      "SFTP and SSH access",
      "Restore points to roll back to",
    ],
    specs: [
      { label: "Storage", value: 50, text: "50 GB" },
      { label: "Mailboxes", value: 25, text: "25" },
      { label: "MySQL", value: 10, text: "10 databases" },
    ],
  },
  {
    id: "shared-professional",
    name: "Professional",
    price: 19.99,
    period: "per month",
    description: "Agencies that host their clients' sites.",
    features: [
      "Unlimited websites",
      "Free SSL certificate for each site",
      "One-click WordPress with staging copies",
      "SFTP and SSH access, one account per client",
      "Restore points to roll back to",
      "Priority in the support queue",
    ],
    specs: [
      { label: "Storage", value: 100, text: "100 GB" },
      { label: "Mailboxes", value: 100, text: "100" },
      { label: "MySQL", value: 25, text: "25 databases" },
    ],
  },
];
