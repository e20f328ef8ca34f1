import type { PriceArea } from "~/catalogue/listed-plan";

const KEY = "area";

/** The area that an address asks for (?area=hosting); undefined means all of them. */
export function areaIn(search: string, areas: readonly PriceArea[]): PriceArea | undefined {
  const asked = new URLSearchParams(search).get(KEY);
  return areas.find(({ area }) => area === asked);
}

/** The same query with another area. What else stands in it stays. */
export function searchFor(search: string, area: PriceArea | undefined): string {
  const query = new URLSearchParams(search);
  if (area) query.set(KEY, area.area);
  else query.delete(KEY);
  const text = query.toString();
  return text && `?${text}`;
}
