import { sql, type SQL } from "drizzle-orm";

import type { QueueView } from "./queue-views.ts";

// The statuses are spelled out: as parameters they would keep the partial indexes from being used.
const isActive = sql`status in ('open', 'waiting', 'snoozed') and merged_into is null`;

/** Whoever sleeps wakes when their time has come, and at the latest when the answer is due. */
const isAwake = sql`(status <> 'snoozed' or snoozed_until is null or snoozed_until <= now() or due_at <= now())`;
const isAsleep = sql`status = 'snoozed' and snoozed_until > now() and (due_at is null or due_at > now())`;

/** Which enquiries a view holds, for whoever looks. */
export function viewCondition(view: QueueView, staffId: number): SQL {
  switch (view) {
    case "unassigned":
      return sql`${isActive} and ${isAwake} and assignee_id is null`;
    case "mine":
      return sql`${isActive} and ${isAwake} and assignee_id = ${staffId}`;
    case "open":
      return sql`${isActive} and ${isAwake}`;
    case "waiting":
      return sql`status = 'waiting' and merged_into is null`;
    case "snoozed":
      return sql`${isAsleep} and merged_into is null`;
    case "closed":
      return sql`status = 'closed' and merged_into is null`;
    case "spam":
      return sql`status = 'spam' and merged_into is null`;
  }
}
