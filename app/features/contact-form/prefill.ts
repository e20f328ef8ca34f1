import { positions } from "~/catalogue/positions";
import { formatPrice } from "~/lib/format-price";
import type { ServiceOption } from "./enquiry";
import { productLines } from "./subjects";

export interface Prefill {
  service: ServiceOption;
  /** The first line of the message. */
  line: string;
}

/**
 * What the address of the contact page asks for. It is only ever matched against known plans, ranges and
 * positions: nothing of it reaches the page as it came, and what is unknown is ignored.
 */
export function prefillFor(search: string): Prefill | undefined {
  const query = new URLSearchParams(search);
  return planPrefill(query.get("plan")) ?? jobPrefill(query.get("job"));
}

function planPrefill(id: string | null): Prefill | undefined {
  for (const { name, service, plans } of productLines) {
    const plan = plans.find((each) => each.id === id);
    if (!plan) continue;
    const price = [formatPrice(plan.price), plan.period].filter(Boolean).join(" ").replace(" /", "/");
    return { service, line: `I am interested in ${name}, ${plan.name} (${price}).` };
  }
  return undefined;
}

function jobPrefill(id: string | null): Prefill | undefined {
  const position = positions.find((each) => each.id === id);
  return (
    position && {
      service: "consultation",
      line: `I am applying for ${position.title} (${position.department}).`,
    }
  );
}
