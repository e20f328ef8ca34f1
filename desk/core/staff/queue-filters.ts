import { sql, type SQL } from "drizzle-orm";

import { type Area, areas } from "../../../app/site-map.ts";
import { type EnquiryStatus, enquiryStatuses } from "../../data/schema/index.ts";

/** What narrows a list down. */
export interface QueueFilters {
  status?: EnquiryStatus;
  assignee?: number | "nobody";
  area?: Area;
}

/** From an address: what is not known there narrows nothing down. */
export function readFilters(search: URLSearchParams): QueueFilters {
  const status = enquiryStatuses.find((each) => each === search.get("status"));
  const area = areas.find((each) => each === search.get("area"));
  const assignee = readAssignee(search.get("assignee") ?? "");
  return { ...(status && { status }), ...(area && { area }), ...(assignee !== undefined && { assignee }) };
}

function readAssignee(text: string): QueueFilters["assignee"] {
  if (text === "nobody") return text;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function filterCondition({ status, assignee, area }: QueueFilters): SQL {
  const parts = [
    sql`merged_into is null`,
    status !== undefined && sql`status = ${status}`,
    assignee !== undefined &&
      (assignee === "nobody" ? sql`assignee_id is null` : sql`assignee_id = ${assignee}`),
    area !== undefined && sql`area = ${area}`,
  ].filter((part) => part !== false);
  return sql.join(parts, sql` and `);
}
