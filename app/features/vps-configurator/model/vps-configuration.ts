import { type CustomVps, customVps } from "../../../catalogue/custom-vps.ts";
import { readAmount } from "./read-amount.ts";

/** What is chosen, and its name in addresses: shared links and the way to the contact form. */
export const vpsParams = { cores: "cores", memoryGb: "ram", storageGb: "storage" } as const satisfies Record<
  keyof CustomVps,
  string
>;

const params = Object.entries(vpsParams) as [keyof CustomVps, string][];

export const startConfiguration: CustomVps = {
  cores: customVps.cores.start,
  memoryGb: customVps.memoryGb.start,
  storageGb: customVps.storageGb.start,
};

/** The configuration that an address asks for. What is too large or too small is clamped; what is no number is as at the start. */
export function configurationIn(search: string): CustomVps {
  const query = new URLSearchParams(search);
  const found = { ...startConfiguration };
  for (const [key, param] of params) {
    const reading = readAmount(query.get(param) ?? "", { ...customVps[key], unit: "" });
    if (reading.kind !== "refused") found[key] = reading.value;
  }
  return found;
}

/** The query of an address that shows this configuration. The one at the start needs none; what else is asked stays. */
export function searchFor(configuration: CustomVps, search = ""): string {
  const query = new URLSearchParams(search);
  const isStart = params.every(([key]) => configuration[key] === startConfiguration[key]);
  for (const [key, param] of params) {
    if (isStart) query.delete(param);
    else query.set(param, String(configuration[key]));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The contact form reads the same names, through configurationIn(). */
export function orderAddress(configuration: CustomVps): string {
  const query = new URLSearchParams({ plan: customVps.id });
  for (const [key, param] of params) query.set(param, String(configuration[key]));
  return `/contact?${query}`;
}
