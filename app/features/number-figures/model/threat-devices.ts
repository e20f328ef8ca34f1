import { type ThreatProtectionPlan, threatProtectionPlans } from "../../../catalogue/plan-facts.data.ts";
import { formatPrice } from "../../../lib/format/format-price.ts";
import { dollarsAndCents } from "./dollars.ts";
import type { NumberFigure } from "./number-figure.ts";

export const threatDevices: NumberFigure = {
  id: "threat-devices",
  page: "Advanced Threat Protection",
  service: "cybersecurity",
  label: "Your laptops, servers and phones",
  example: 60,
  min: 1,
  max: 600,
  answer: (devices) => {
    const { name, price } = protectionFor(devices);
    const each = price === "Custom" ? "" : `, ${dollarsAndCents(price / devices)} for each`;
    return `*${devices}* ${devices === 1 ? "device fits" : "devices fit"} ${name}: ${formatPrice(price)} a month${each}.`;
  },
};

/** The first plan, from the cheapest up, that covers them. */
function protectionFor(devices: number): ThreatProtectionPlan {
  const [first] = threatProtectionPlans as readonly [ThreatProtectionPlan, ...ThreatProtectionPlan[]];
  return threatProtectionPlans.find((plan) => capOf(plan) >= devices) ?? first;
}

export function capOf({ devices }: ThreatProtectionPlan): number {
  return devices === "Unlimited" ? Infinity : devices;
}
