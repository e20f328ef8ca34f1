import { type Correction, MOST_LINES } from "./model/estimate";

/** "7 items". */
export function itemCount(count: number): string {
  return count === 1 ? "1 item" : `${count} items`;
}

/** Why the sums are not the whole of it. */
export function onRequestSentence(count: number): string {
  return count === 1
    ? "One item has a price on request and is in none of these sums."
    : `${count} items have a price on request and are in none of these sums.`;
}

/** What was put right in the address, without repeating any of it. */
export function correctionSentence({ kind, count }: Correction): string {
  const one = count === 1;
  switch (kind) {
    case "unknown":
      return one
        ? "One plan in this link is no longer offered and was left out."
        : `${count} plans in this link are no longer offered and were left out.`;
    case "quantity":
      return one
        ? "One quantity in this link can't be ordered, so it was set to the nearest that can."
        : `${count} quantities in this link can't be ordered, so they were set to the nearest that can.`;
    case "repeated":
      return one
        ? "One plan was in this link more than once: the quantities were added together."
        : `${count} plans were in this link more than once: the quantities were added together.`;
    case "too-many":
      return one
        ? `An estimate holds ${MOST_LINES} items: the last one was left out.`
        : `An estimate holds ${MOST_LINES} items: the last ${count} were left out.`;
  }
}
