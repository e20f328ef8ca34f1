/** The lists of the queue. Pure: pages in the browser know them too. */
export const queueViews = ["unassigned", "mine", "open", "waiting", "snoozed", "closed", "spam"] as const;
export type QueueView = (typeof queueViews)[number];

/** What is to be done stands by when it is due; what is not, by what happened last. */
export function isByDue(view: QueueView): boolean {
  return view === "unassigned" || view === "mine" || view === "open";
}

/** These only ever grow: what narrows them down may be a needle in all that ever came. */
export function isLong(view: QueueView): boolean {
  return view === "closed" || view === "spam";
}

/** As an address names it. Anything else is the list of all that is open. */
export function readView(text: string | null): QueueView {
  return queueViews.find((view) => view === text) ?? "open";
}

/** Nobody counts further by eye, and counting 100,000 rows takes longer than reading a page of them. */
export const MOST_COUNTED = 1000;
