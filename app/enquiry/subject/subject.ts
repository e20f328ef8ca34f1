import { customVps, customVpsBandwidth, customVpsPrice } from "../../catalogue/custom-vps.ts";
import { domainExtensions } from "../../catalogue/domains.data.ts";
import { offerCalled } from "../../catalogue/offer.ts";
import type { Period } from "../../catalogue/period.ts";
import type { Plan } from "../../catalogue/plan.ts";
import { openings } from "../../catalogue/positions.data.ts";
import { parseDomainName } from "../../features/domain-search/model/domain-name.ts";
import { type EstimateLine, readEstimate } from "../../features/estimate/model/estimate.ts";
import { type AnsweredFigure, figureIn } from "../../features/number-figures/model/all-figures.ts";
import { configurationIn } from "../../features/vps-configurator/model/vps-configuration.ts";

/**
 * What an enquiry is about, and what it cost on that day. It is stored with enquiries: kinds and keys that were published
 * stay as they are. describe.ts has the words for it.
 */
export type Subject =
  | {
      kind: "plan";
      /** The plan's id in the catalogue. */
      plan: string;
      /** e.g. "VPS Hosting". */
      product: string;
      /** e.g. "Professional". */
      name: string;
      price: Plan["price"];
      period?: Period["text"];
    }
  | {
      kind: "vps";
      cores: number;
      memoryGb: number;
      storageGb: number;
      bandwidthTb: number;
      price: number;
      period: Period["text"];
    }
  | { kind: "domain"; name: string; price: number; renewal: number }
  | { kind: "position"; position: string; title: string; department: string }
  | ({ kind: "figure" } & AnsweredFigure)
  | { kind: "estimate"; lines: readonly EstimateLine[] };

export type SubjectOf<Kind extends Subject["kind"]> = Extract<Subject, { kind: Kind }>;

/**
 * What the address of the contact page asks for. It is only ever matched against known plans, ranges, figures and
 * positions: nothing of it is kept as it came, and what is unknown is ignored.
 */
export function subjectIn(search: string): Subject | undefined {
  const query = new URLSearchParams(search);
  return (
    vpsIn(query.get("plan"), search) ??
    planIn(query.get("plan")) ??
    domainIn(query.get("domain")) ??
    positionIn(query.get("job")) ??
    answeredFigureIn(query) ??
    estimateIn(search)
  );
}

/** A configuration out of range is clamped, as it is in the configurator. */
function vpsIn(id: string | null, search: string): Subject | undefined {
  if (id !== customVps.id) return undefined;
  const chosen = configurationIn(search);
  const bandwidthTb = customVpsBandwidth(chosen);
  return { kind: "vps", ...chosen, bandwidthTb, price: customVpsPrice(chosen), period: "per month" };
}

/** A domain is asked for by its name. */
function planIn(id: string | null): Subject | undefined {
  const offer = offerCalled(id);
  if (!offer || offer.renewal !== undefined) return undefined;
  const { product, name, price, period } = offer;
  return { kind: "plan", plan: offer.id, product, name, price, ...(period && { period: period.text }) };
}

/** Only a name that can be registered, under an extension that is offered. */
function domainIn(asked: string | null): Subject | undefined {
  if (!asked) return undefined;
  const parsed = parseDomainName(
    asked,
    domainExtensions.map(({ extension }) => extension),
  );
  if ("problem" in parsed) return undefined;
  const offered = domainExtensions.find(({ extension }) => extension === parsed.extension);
  if (!offered) return undefined;
  const { extension, price, renewal } = offered;
  return { kind: "domain", name: `${parsed.shown}${extension}`, price, renewal };
}

function positionIn(id: string | null): Subject | undefined {
  const found = openings.find((each) => each.id === id);
  return found && { kind: "position", position: found.id, title: found.title, department: found.department };
}

function answeredFigureIn(query: URLSearchParams): Subject | undefined {
  const found = figureIn(query);
  return found && { kind: "figure", ...found };
}

function estimateIn(search: string): Subject | undefined {
  const { lines } = readEstimate(search);
  return lines.length > 0 ? { kind: "estimate", lines } : undefined;
}
