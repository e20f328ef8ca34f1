import type { identity } from "../../app/identity.ts";

export type Identity = typeof identity;

/** Patterns that give a provider away, whatever the case or the spacing. */
export function tracesOf({
  name,
  legalName,
  siteUrl,
  phones,
  emails,
  address,
  map,
  ...rest
}: Identity): RegExp[] {
  const texts = [
    name,
    legalName,
    new URL(siteUrl).host.replace(/^www\./, ""),
    ...Object.values(emails),
    ...address.street.split(/,\s*/),
    address.city,
    address.region,
    address.postalCode,
    String(map.latitude),
    String(map.longitude),
    rest.bookingUrl,
    ...rest.social.map((account) => account.url),
  ];
  return [
    ...texts.map((text) => new RegExp(`(?<!\\w)${escaped(text)}(?!\\w)`, "i")),
    // The name also inside other words, as in file or class names.
    new RegExp(escaped(name), "i"),
    ...Object.values(phones).map((phone) => new RegExp([...phone.replaceAll(/\D/g, "")].join("[\\s().-]*"))),
  ];
}

/** The lines of a text that hold a trace. */
export function tracesIn(text: string, traces: readonly RegExp[]): string[] {
  return traces.flatMap((trace) => {
    const match = trace.exec(text);
    return match ? [text.slice(Math.max(0, match.index - 40), match.index + 60).replaceAll("\n", " ")] : [];
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
