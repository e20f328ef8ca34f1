import { sql, type SQL } from "drizzle-orm";

import { type Area, areas } from "../../../app/site-map.ts";
import { type EnquiryStatus, enquiryStatuses } from "../../data/schema/index.ts";
import { type ProductId, productIds, productOf } from "./product-ids.ts";

/** What narrows a list down. */
export interface QueueFilters {
  status?: EnquiryStatus;
  assignee?: number | "nobody";
  area?: Area;
  /** Whether the subject has a price, or which product it is of. */
  plan?: "with" | "without" | ProductId;
  /** Only what whoever asks has not opened since the visitor last wrote. */
  unread?: "yes";
}

/** From an address: what is not known there narrows nothing down. */
export function readFilters(search: URLSearchParams): QueueFilters {
  const status = enquiryStatuses.find((each) => each === search.get("status"));
  const area = areas.find((each) => each === search.get("area"));
  const assignee = readAssignee(search.get("assignee") ?? "");
  const plan = readPlan(search.get("plan") ?? "");
  return {
    ...(status && { status }),
    ...(area && { area }),
    ...(assignee !== undefined && { assignee }),
    ...(plan && { plan }),
    ...(search.get("unread") === "yes" && { unread: "yes" }),
  };
}

function readPlan(text: string): QueueFilters["plan"] {
  if (text === "with" || text === "without") return text;
  return productIds.find((id) => id === text);
}

function readAssignee(text: string): QueueFilters["assignee"] {
  if (text === "nobody") return text;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function filterCondition(
  { status, assignee, area, plan, unread }: QueueFilters,
  staffId: number,
): SQL {
  const parts = [
    sql`merged_into is null`,
    status !== undefined && sql`status = ${status}`,
    assignee !== undefined &&
      (assignee === "nobody" ? sql`assignee_id is null` : sql`assignee_id = ${assignee}`),
    area !== undefined && sql`area = ${area}`,
    plan !== undefined && planCondition(plan),
    unread !== undefined &&
      sql`not exists (select from reads
        where reads.enquiry_id = enquiries.id and staff_id = ${staffId} and read_at >= last_visitor_at)`,
  ].filter((part) => part !== false);
  return sql.join(parts, sql` and `);
}

/** A position or a number that somebody put in has no price. */
function planCondition(plan: NonNullable<QueueFilters["plan"]>): SQL {
  const hasPrice = sql`coalesce(subject ->> 'kind' in ('plan', 'vps', 'domain', 'estimate'), false)`;
  if (plan === "with") return hasPrice;
  if (plan === "without") return sql`not ${hasPrice}`;
  const product = productOf(plan).one;
  const isCustom = plan === "vps" ? sql`or subject ->> 'kind' = 'vps'` : sql``;
  return sql`(subject ->> 'product' = ${product}
    or subject @> ${JSON.stringify({ lines: [{ product }] })}::jsonb ${isCustom})`;
}
