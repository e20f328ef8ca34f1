import type { BuiltPage } from "./built-site.ts";

/** A thing of schema.org as it stands in a page; what each holds is what the tests are about. */
export type Thing = Record<string, unknown> & { "@type"?: string; "@context"?: string };

/** The texts of a page's blocks of structured data. */
export function blocksOf({ root }: BuiltPage): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
}

/** What a page says of itself, one thing for each block. */
export function thingsOf(page: BuiltPage, type?: string): Thing[] {
  const things = blocksOf(page).map((text) => JSON.parse(text) as Thing);
  return type ? things.filter((thing) => thing["@type"] === type) : things;
}

/** A property that holds one thing or a list of them, as a list. */
export function listIn(thing: Thing, property: string): Thing[] {
  const value = thing[property];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Thing[];
}

/** Every thing with a type in a value, at any depth. */
export function typedThings(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "@type" in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(typedThings)];
}
