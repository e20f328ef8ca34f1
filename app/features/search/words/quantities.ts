/** Units as they are indexed, with the ways to write them. */
const units: Record<string, string> = {
  kb: "kb kilobyte kilobytes",
  mb: "mb megabyte megabytes",
  gb: "gb gib gig gigs gigabyte gigabytes",
  tb: "tb tib terabyte terabytes",
  mbps: "mbps mbit/s mbit",
  gbps: "gbps gbit/s gbit",
  vcpu: "vcpu vcpus cpu cpus core cores vcore vcores",
  min: "min mins minute minutes",
  h: "h hr hrs hour hours",
  "%": "% percent",
  $: "$ usd dollar dollars",
};

const unitOf = new Map(
  Object.entries(units).flatMap(([unit, names]) => names.split(" ").map((name) => [name, unit] as const)),
);

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const names = [...unitOf.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replace("$", String.raw`\$`))
  .join("|");

/** Matches "8 GB", "8gb", "15-minute", "99.9%", "59 dollars", "$59" and "US$ 59". */
export const quantityPattern = String.raw`(?:US)?\$\s?${number}|${number}[\s-]?(?:${names})(?![\p{L}\p{N}])`;

const quantity = new RegExp(String.raw`^(?:us)?(\$?)\s?(${number})[\s-]?(.*)$`, "i");

/** One token for a number with its unit: "8gb", "99.9%", "59$". The number comes first, so that "59" finds "$59". */
export function quantityToken(text: string): string | undefined {
  const [, currency, digits = "", name = ""] = quantity.exec(text) ?? [];
  const unit = unitOf.get(currency || name.toLowerCase());
  return unit && `${Number(digits.replaceAll(",", ""))}${unit}`;
}
