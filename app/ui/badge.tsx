import type { ReactNode } from "react";

/** A short word on a card, e.g. "Most Popular". */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-data bg-blue px-2.5 py-1 text-note leading-tight font-strong text-on-blue">
      {children}
    </span>
  );
}
