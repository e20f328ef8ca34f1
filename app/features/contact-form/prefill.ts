import { domainExtensions } from "~/catalogue/domains";
import { positions } from "~/catalogue/positions";
import { customVps, customVpsBandwidth, customVpsPrice } from "~/catalogue/vps";
import type { ServiceOption } from "~/enquiry/enquiry";
import { parseDomainName } from "~/features/domain-search/domain-name";
import { configurationIn } from "~/features/vps-configurator/configuration";
import { formatPrice } from "~/lib/format/format-price";
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
  return (
    vpsPrefill(query.get("plan"), search) ??
    planPrefill(query.get("plan")) ??
    domainPrefill(query.get("domain")) ??
    jobPrefill(query.get("job"))
  );
}

/** A configuration out of range is clamped, as it is in the configurator. */
function vpsPrefill(id: string | null, search: string): Prefill | undefined {
  if (id !== customVps.id) return undefined;
  const chosen = configurationIn(search);
  const parts = `${chosen.cores} vCPU, ${chosen.memoryGb} GB RAM, ${chosen.storageGb} GB SSD, ${customVpsBandwidth(chosen)} TB bandwidth`;
  return {
    service: "hosting",
    line: `I am interested in a custom VPS: ${parts} (${formatPrice(customVpsPrice(chosen))} per month).`,
  };
}

/** Only a name that can be registered, under an extension that is offered. */
function domainPrefill(asked: string | null): Prefill | undefined {
  if (!asked) return undefined;
  const name = parseDomainName(
    asked,
    domainExtensions.map(({ extension }) => extension),
  );
  if ("problem" in name || !name.extension) return undefined;
  return { service: "hosting", line: `I am interested in the domain ${name.shown}${name.extension}.` };
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
