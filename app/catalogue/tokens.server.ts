import type { TokenValues } from "../lib/building/fill-tokens.server.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { customVps, customVpsPrice } from "./custom-vps.ts";
import { domainExtensions, domainTerms } from "./domains.data.ts";
import { factText } from "./facts.ts";
import { productLines } from "./lines.ts";
import { HOURS_OF_MONTH } from "./period.ts";
import { backups, cloudServerDays } from "./promises/backups.data.ts";
import { billing, gstPercent, paymentDays } from "./promises/billing.data.ts";
import { enquiries, replyHours } from "./promises/enquiries.data.ts";
import { dmarc } from "./promises/mail.data.ts";
import { maintenance } from "./promises/maintenance.data.ts";
import { onSite } from "./promises/on-site.data.ts";
import * as support from "./promises/support.data.ts";
import { refunds, term } from "./promises/term.data.ts";
import { testing } from "./promises/testing.data.ts";
import { trial } from "./promises/trial.data.ts";
import { uptime, uptimeTarget } from "./promises/uptime.data.ts";

const plans = productLines.flatMap((line) => line.plans);

/** Every price in dollars by the id of its plan, and what a domain costs each year after the first. */
export const dollars: ReadonlyMap<string, number> = new Map([
  ...plans.flatMap(({ id, price }) => (price === "Custom" ? [] : [[id, price] as const])),
  ...domainExtensions.flatMap(({ id, price, renewal }) => [
    [id, price] as const,
    [`${id}-renewal`, renewal] as const,
  ]),
]);

/** Sentences and figures of content/promises. */
export const promises: TokenValues = {
  backups: { ...backups, cloudServerDays },
  billing: { ...billing, gstPercent, paymentDays },
  enquiries: { ...enquiries, replyHours },
  mail: dmarc,
  maintenance,
  "on-site": onSite,
  refunds,
  support: valuesIn({ ...support }),
  term,
  testing,
  trial,
  uptime: { ...uptime, targetPercent: uptimeTarget },
};

/** What questions and answers may name in braces. */
export const tokens: TokenValues = {
  ...promises,
  /** "{price.vps-starter}" is "$29". */
  price: Object.fromEntries([...dollars].map(([id, price]) => [id, formatPrice(price)])),
  /** Of plans: "{fact.vps-starter.machine.bandwidthTb}" is "2 TB", and with "number" it is "2". */
  fact: Object.fromEntries(plans.map((plan) => [plan.id, factsIn(plan)])),
  number: Object.fromEntries(plans.map((plan) => [plan.id, valuesIn({ ...plan })])),
  hoursOfMonth: HOURS_OF_MONTH,
  customVps: {
    ...valuesIn(customVps),
    core: formatPrice(customVps.cores.dollarsEach),
    memory: formatPrice(customVps.memoryGb.dollarsEach),
    storage: formatPrice(customVps.storageGb.dollarsEach),
    // An example that is worked out: two cores, 4 GB and 80 GB.
    twoCores: formatPrice(2 * customVps.cores.dollarsEach),
    memory4Gb: formatPrice(4 * customVps.memoryGb.dollarsEach),
    storage80Gb: formatPrice(80 * customVps.storageGb.dollarsEach),
    sum: formatPrice(customVpsPrice({ cores: 2, memoryGb: 4, storageGb: 80 })),
  },
  domains: {
    // As they stand before a noun: "5-7 days", "a 1-year extension".
    transferTime: domainTerms.transferTime.replace("–", "-"),
    transferExtension: domainTerms.transferExtension.replace(" ", "-"),
    bulkDiscountFrom: domainTerms.bulkDiscountFrom,
    emailFrom: formatPrice(domainTerms.emailFrom),
  },
};

/** Numbers and texts, in groups as they are. */
function valuesIn(group: object): TokenValues {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]: [string, unknown]): [string, TokenValues[string]][] => {
      if (typeof value === "string" || typeof value === "number") return [[name, value]];
      return typeof value === "object" && value !== null && !Array.isArray(value)
        ? [[name, valuesIn(value)]]
        : [];
    }),
  );
}

/** The same as they are written, with their units. */
function factsIn(group: object, within = ""): TokenValues {
  return Object.fromEntries(
    Object.entries(valuesIn(group)).map(([name, value]) => [
      name,
      typeof value === "object" ? factsIn(value, `${within}${name}.`) : factText(within + name, value),
    ]),
  );
}
