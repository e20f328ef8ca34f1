import type { Plan } from "./plan.ts";
import { startingPrices } from "./starting-prices.ts";

export const sharedPlans: readonly Plan[] = [
  {
    id: "shared-starter",
    name: "Starter",
    price: startingPrices.shared,
    period: "per month",
    description: "One site that has to be up and cost little.",
    features: ["1 website", "Free SSL certificate", "WordPress in one click", "Files by SFTP"],
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
    description: "A company site, its campaign pages and the shop.",
    popular: true,
    features: [
      "10 websites",
      "Free SSL certificate on each",
      "WordPress in one click, and a staging copy",
      "Files by SFTP and SSH",
      "Restore points you can roll back to",
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
      "Free SSL certificate on each",
      "WordPress in one click, and staging copies",
      "Files by SFTP and SSH, one account per client",
      "Restore points you can roll back to",
      "Ahead of others in the support queue",
    ],
    specs: [
      { label: "Storage", value: 100, text: "100 GB" },
      { label: "Mailboxes", value: 100, text: "100" },
      { label: "MySQL", value: 25, text: "25 databases" },
    ],
  },
];
