import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";

export interface RegisterEntry {
  /** The name that is looked up. */
  term: string;
  description: ReactNode;
}

export interface RegisterProps {
  entries: readonly RegisterEntry[];
  /** Where the description stands: under its term, beside it, or beside it in the small type of a record. */
  layout?: "below" | "beside" | "record";
}

/** Names and what is to be said about each, divided by hairlines. */
export function Register({ entries, layout = "beside" }: RegisterProps) {
  const look = looks[layout];
  return (
    <dl className={cx("border-t", look.list)}>
      {entries.map(({ term, description }) => (
        <div key={term} className={cx("border-b", look.entry)}>
          <dt className={look.term}>{term}</dt>
          <dd className={look.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

const looks = {
  below: {
    list: "border-axis",
    entry: "border-rule-2 py-5",
    term: "text-h4",
    description: "mt-1 text-ink-2",
  },
  beside: {
    list: "border-axis",
    entry: "grid items-baseline gap-x-6 gap-y-1.5 border-rule-2 py-4 sm:py-5 md:grid-cols-[2fr_3fr]",
    term: "text-h4",
    description: "text-ink-2 max-sm:text-small",
  },
  record: {
    list: "border-rule text-small",
    entry: "grid gap-x-6 border-rule py-2.5 sm:grid-cols-[10rem_1fr]",
    term: "text-ink-3",
    description: "font-medium",
  },
};
