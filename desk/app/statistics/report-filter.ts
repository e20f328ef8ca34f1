import { type Area, areas, pages, type Page } from "~/site-map";
import type { ReportFilter } from "../../core/statistics/first-replies.ts";

export const periods = [4, 8, 13, 26] as const;
const USUAL = 8;

/** What the address asks for. What is not offered counts as not asked. */
export function reportFilterIn(query: URLSearchParams): ReportFilter {
  const weeks = periods.find((each) => String(each) === query.get("weeks")) ?? USUAL;
  const area = areas.find((each) => each === query.get("area"));
  const assigneeId = /^[1-9]\d{0,14}$/.test(query.get("who") ?? "") ? Number(query.get("who")) : undefined;
  return { weeks, ...(area && { area }), ...(assigneeId && { assigneeId }) };
}

export function reportQuery({ weeks, area, assigneeId }: ReportFilter): string {
  return new URLSearchParams({
    weeks: String(weeks),
    ...(area && { area }),
    ...(assigneeId && { who: String(assigneeId) }),
  }).toString();
}

/** As its page is called. */
export function areaName(area: Area | ""): string {
  return (area && areaPage(pages, area)?.label) || "Other";
}

function areaPage(list: readonly Page[], area: Area): Page | undefined {
  for (const page of list) {
    const found = page.area === area ? page : areaPage(page.children ?? [], area);
    if (found) return found;
  }
  return undefined;
}
