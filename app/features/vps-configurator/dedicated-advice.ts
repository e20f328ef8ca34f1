import { dedicatedPlans } from "~/catalogue/dedicated";
import type { Plan, Spec } from "~/catalogue/plan";
import { type CustomVps, customVpsPrice } from "~/catalogue/vps";
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
  const size = ["RAM", "Storage", "Bandwidth"].map((label) =>
    [specOf(plan, label)?.text, label === "RAM" && label].filter(Boolean).join(" "),
  );
  return {
    plan,
    headline: `A dedicated server is cheaper: ${plan.name} costs ${formatPrice(plan.price)}, ${formatPrice(saved)} less.`,
    detail: `${size.join(", ")}. We choose the processor with you, ${chosen.cores} cores or more.${driveNote(plan)}`,
    comparison: { label: "Compare dedicated servers", to: "/services/hosting/dedicated" },
  };
}

/** A VPS has SSD storage: a server with drives as fast comes before a cheaper one with slower drives. */
function cheaperServer(chosen: CustomVps): Plan | undefined {
  const cheaper = dedicatedPlans.filter(
    (plan) =>
      (specOf(plan, "RAM")?.value ?? 0) >= chosen.memoryGb &&
      (specOf(plan, "Storage")?.value ?? 0) >= chosen.storageGb &&
      priceOf(plan) < customVpsPrice(chosen),
  );
  return cheaper.find(hasFastDrives) ?? cheaper[0];
}

function driveNote(plan: Plan): string {
  return hasFastDrives(plan) ? "" : " SATA drives suit archives and files; for a database choose SSD.";
}

function hasFastDrives(plan: Plan): boolean {
  return specOf(plan, "Storage")?.text.includes("NVMe") ?? false;
}

function specOf(plan: Plan, label: string): Spec | undefined {
  return plan.specs?.find((spec) => spec.label === label);
}

function priceOf({ price }: Plan): number {
  return price === "Custom" ? Infinity : price;
}
