import { isByDue, type QueueView } from "./queue-views.ts";

/** The orders of a list. "usual": what is due first, or in lists where nothing is due what happened last. */
export const queueSorts = ["usual", "newest", "quiet"] as const;
export type QueueSort = (typeof queueSorts)[number];

/** As an address names it. Anything else is the usual one. */
export function readSort(text: string | null): QueueSort {
  return queueSorts.find((sort) => sort === text) ?? "usual";
}

/** Whether a list has the group of what needs a reply, and under it what has one. */
export function isGrouped(view: QueueView, sort: QueueSort): boolean {
  return sort === "usual" && isByDue(view);
}
