import type { QueueView } from "../../core/staff/queue-views.ts";
import { MOST_COUNTED } from "../../core/staff/queue-views.ts";

export const viewNames: Record<QueueView, string> = {
  unassigned: "Unassigned",
  mine: "Mine",
  open: "All open",
  waiting: "Waiting",
  snoozed: "Snoozed",
  closed: "Closed",
  spam: "Spam",
};

/** "14", "1,000+". */
export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString("en")}+` : count.toLocaleString("en");
}
