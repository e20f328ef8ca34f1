import type { PricedPlan } from "~/catalogue/plan";
import { type VpsPlan, vpsPlans } from "~/catalogue/plan-facts.data";
import { type CustomVps, customVpsBandwidth, customVpsPrice } from "~/catalogue/custom-vps";
import { formatPrice } from "~/lib/format/format-price";

export interface PlanAdvice {
  /**
   * The smallest ready-made plan with at least these cores, memory and storage; where none is large enough, a dedicated
   * server that costs less; none where there is no such server either.
   */
  plan: PricedPlan | undefined;
  headline: string;
  detail: string;
  /** Where such plans stand side by side, if not on this page. */
  comparison?: { label: string; to: string };
}

/** What a dedicated server would give instead, if one is cheaper. */
export type DedicatedAdvice = (chosen: CustomVps) => PlanAdvice | undefined;

/**
 * What a ready-made plan would give for this machine, said even where it speaks against the custom price. The advice on
 * dedicated servers is loaded when no plan is large enough (vps-configurator.tsx).
 */
export function planAdvice(chosen: CustomVps, dedicatedAdvice?: DedicatedAdvice): PlanAdvice {
  const plan = coveringPlan(chosen);
  const largest = vpsPlans.at(-1);
  if (!plan) {
    return (
      dedicatedAdvice?.(chosen) ?? {
        plan,
        headline: "No ready-made plan is this large.",
        detail: largest ? `${largest.name} has ${sizeOf(largest)}.` : "",
      }
    );
  }
  const difference = customVpsPrice(chosen) - Number(plan.price);
  const price = formatPrice(plan.price);
  const detail = `${sizeOf(plan)}, ${plan.machine.bandwidthTb} TB of traffic${trafficNote(plan, chosen)}.`;
  if (isSame(plan, chosen)) {
    return {
      plan,
      headline: `${plan.name} gives the same cores, memory and storage for ${price}: ${comparison(difference)}.`,
      detail,
    };
  }
  return {
    plan,
    headline: `${plan.name} covers it for ${price}: ${comparison(difference)}, for a larger server.`,
    detail,
  };
}

export function coveringPlan(chosen: CustomVps): VpsPlan | undefined {
  return vpsPlans.find((plan) => covers(plan, chosen));
}

function covers({ machine }: VpsPlan, chosen: CustomVps): boolean {
  return (
    machine.cores >= chosen.cores &&
    machine.memoryGb >= chosen.memoryGb &&
    machine.storageGb >= chosen.storageGb
  );
}

function isSame({ machine }: VpsPlan, { cores, memoryGb, storageGb }: CustomVps): boolean {
  return machine.cores === cores && machine.memoryGb === memoryGb && machine.storageGb === storageGb;
}

function comparison(difference: number): string {
  if (difference === 0) return "the same price";
  return `${formatPrice(Math.abs(difference))} ${difference > 0 ? "less" : "more"}`;
}

function sizeOf({ machine }: VpsPlan): string {
  return `${machine.cores} vCPU, ${machine.memoryGb} GB RAM, ${machine.storageGb} GB SSD`;
}

/** Plans and custom machines come with different traffic; whoever changes over should know. */
function trafficNote({ machine }: VpsPlan, chosen: CustomVps): string {
  const own = customVpsBandwidth(chosen);
  return machine.bandwidthTb < own ? ` instead of ${own} TB` : "";
}
