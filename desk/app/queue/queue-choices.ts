import { areas } from "~/site-map";
import type { TeamMember } from "../../core/staff/count-views.ts";
import { productIds, productOf } from "../../core/staff/product-ids.ts";
import type { QueueFilters } from "../../core/staff/queue-filters.ts";
import { queueSorts } from "../../core/staff/queue-sorts.ts";
import { isByDue, type QueueView } from "../../core/staff/queue-views.ts";
import { areaName } from "../statistics/report-filter";
import { viewNames } from "./view-names";

interface Option {
  value: string;
  label: string;
}

export interface Choice {
  name: Exclude<keyof QueueFilters, "unread">;
  label: string;
  options: readonly Option[];
}

const statuses: Choice = {
  name: "status",
  label: "Status",
  options: (["open", "waiting", "snoozed", "closed", "spam"] as const).map((value) => ({
    value,
    label: value === "open" ? "Open" : viewNames[value],
  })),
};

const byArea: Choice = {
  name: "area",
  label: "Area",
  options: areas.map((value) => ({ value, label: areaName(value) })),
};

const byPlan: Choice = {
  name: "plan",
  label: "Plan",
  options: [
    { value: "with", label: "With a plan or price" },
    { value: "without", label: "Without" },
    ...productIds.map((value) => ({ value, label: productOf(value).one })),
  ],
};

/** What narrows a list down. Of a search the status too; whose it is not where the view says that already. */
export function choicesFor(view: QueueView | undefined, team: readonly TeamMember[]): Choice[] {
  const assignee: Choice = {
    name: "assignee",
    label: "Assignee",
    options: [
      { value: "nobody", label: "Nobody yet" },
      ...team.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
  };
  const isOpenToAll = view !== "mine" && view !== "unassigned";
  return [...(view ? [] : [statuses]), byArea, ...(isOpenToAll ? [assignee] : []), byPlan];
}

export function sortOptions(view: QueueView): Option[] {
  const labels = {
    usual: isByDue(view) ? "Due first" : "Latest first",
    newest: "Newest first",
    quiet: "Longest quiet first",
  };
  return queueSorts.map((value) => ({ value, label: labels[value] }));
}
