import type { Plan } from "./plan.ts";

/** A column of a price table: what stands over it, and the word in it for each plan. */
export interface PriceColumn<Kind extends Plan = Plan> {
  heading: string;
  word: (plan: Kind, plans: readonly Kind[]) => string;
  /** The words name their unit ("80 GB"), so they need no heading where the plan is named alone. */
  plain?: true;
}

/** Stands where a plan doesn't have what its column is about. */
export const ABSENT = "–";

/** What a plan measures, as its bars have it. */
export function measured(heading: string, label = heading): PriceColumn {
  return { heading, word: ({ specs }) => specs?.find((spec) => spec.label === label)?.text ?? ABSENT };
}

/** The same where the words speak for themselves. */
export function measuredPlain(heading: string, label = heading): PriceColumn {
  return { ...measured(heading, label), plain: true };
}

/**
 * What the plan's features say of a subject: a short word for each feature that does. A plan has the features of the one
 * that it says it includes, unless it has another of its own.
 */
export function featured(heading: string, words: Readonly<Record<string, string>>): PriceColumn {
  function wordOf(plan: Plan, plans: readonly Plan[]): string {
    const own = plan.features.findLast((feature) => feature in words);
    if (own) return words[own] ?? ABSENT;
    const included = plans.find(({ name }) => plan.features.includes(`Everything in ${name}`));
    return included ? wordOf(included, plans) : ABSENT;
  }
  return { heading, word: wordOf };
}
