import { formatPrice } from "../lib/format/format-price.ts";
import type { Plan } from "./plan.ts";

export interface SslPlan extends Plan {
  /** From the order to the certificate. */
  validationTime: string;
  /** The same in days, for figures drawn to scale. */
  validationDays: { from: number; to: number };
  /** Dollars. */
  warranty: number;
}

export const sslPlans: readonly SslPlan[] = [
  sslPlan({
    id: "ssl-domain-validated",
    name: "Domain Validated",
    price: 29,
    period: "/year",
    description: "For blogs, test sites and sites without payments.",
    validationTime: "minutes",
    validationDays: { from: 0, to: 0 },
    warranty: 10_000,
    features: ["Validation of the domain", "Installation by an engineer", "Expiry monitoring"],
  }),
  sslPlan({
    id: "ssl-organization-validated",
    name: "Organization Validated",
    price: 89,
    period: "/year",
    description: "For company sites and customer portals.",
    popular: true,
    validationTime: "1–3 days",
    validationDays: { from: 1, to: 3 },
    warranty: 100_000,
    features: [
      "Validation of the domain and the company",
      "Company name in the certificate",
      "Installation by an engineer",
      "Expiry monitoring",
    ],
  }),
  sslPlan({
    id: "ssl-extended-validation",
    name: "Extended Validation",
    price: 199,
    period: "/year",
    description: "For shops, banks and brands that are often imitated.",
    validationTime: "3–7 days",
    validationDays: { from: 3, to: 7 },
    warranty: 1_000_000,
    features: [
      "Validation of the domain and the company's legal existence",
      "Company name and register number in the certificate",
      "Help with the paperwork",
      "Installation by an engineer",
      "Expiry monitoring",
    ],
  }),
];

function sslPlan(plan: SslPlan): SslPlan {
  return {
    ...plan,
    specs: [{ label: "Warranty", value: plan.warranty, text: formatPrice(plan.warranty) }],
    features: [`Issued in ${plan.validationTime}`, ...plan.features],
  };
}
