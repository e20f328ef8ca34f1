import { type DedicatedPlan, dedicatedPlans } from "~/catalogue/plan-facts.data";
import { type CustomVps, customVpsPrice } from "~/catalogue/custom-vps";
import { factText } from "~/catalogue/facts";
import { formatPrice } from "~/lib/format/format-price";
import type { PlanAdvice } from "./plan-advice";

/**
 * The dedicated server that has at least this memory and storage for less than the custom VPS; none where the VPS is
 * cheaper. The catalogue names no processor for these, since it is agreed with the customer.
 */
export function dedicatedAdvice(chosen: CustomVps): PlanAdvice | undefined {
  const plan = cheaperServer(chosen);
  if (!plan) return undefined;
  const saved = customVpsPrice(chosen) - priceOf(plan);
  const size = [
    `${factText("memoryGb", plan.memoryGb)} RAM`,
    plan.drives.text,
    factText("portMbps", plan.portMbps),
  ];
  return {
    plan,
    headline: `A dedicated server is cheaper: ${plan.name} costs ${formatPrice(plan.price)}, ${formatPrice(saved)} less.`,
    detail: `${size.join(", ")}. We choose the processor with you, ${chosen.cores} cores or more.${driveNote(plan)}`,
    comparison: { label: "Compare dedicated servers", to: "/services/hosting/dedicated" },
  };
}

/** A VPS has SSD storage: a server with drives as fast comes before a cheaper one with slower drives. */
function cheaperServer(chosen: CustomVps): DedicatedPlan | undefined {
  const cheaper = dedicatedPlans.filter(
    (plan) =>
      plan.memoryGb >= chosen.memoryGb &&
      plan.drives.gb >= chosen.storageGb &&
      priceOf(plan) < customVpsPrice(chosen),
  );
  return cheaper.find(hasFastDrives) ?? cheaper[0];
}

function driveNote(plan: DedicatedPlan): string {
  return hasFastDrives(plan) ? "" : " SATA drives suit archives and files; for a database choose SSD.";
}

function hasFastDrives(plan: DedicatedPlan): boolean {
  return plan.drives.text.includes("NVMe");
}

function priceOf({ price }: DedicatedPlan): number {
  return price === "Custom" ? Infinity : price;
}
