import type { ReactNode } from "react";

/** What the shapes of the chart mean. */
export function PriceKey() {
  return (
    <ul className="label-text mt-5 flex flex-wrap gap-x-7 gap-y-2 text-ink-2">
      <Entry text="Price of a month" width={5}>
        <rect y="3" width="5" height="14" rx="1.5" className="fill-ink" />
      </Entry>
      <Entry text="Most popular" width={5}>
        <rect width="5" height="20" rx="1.5" className="fill-ink" />
      </Entry>
      <Entry text="By the hour or year, and for a month" width={48}>
        <line x1="9" x2="42" y1="10" y2="10" strokeDasharray="1.5 3" className="stroke-ink" />
        <rect x="1" y="5" width="8" height="10" rx="1.5" className="fill-paper stroke-ink" />
        <rect x="42" y="3" width="5" height="14" rx="1.5" className="fill-ink" />
      </Entry>
      <Entry text="Paid once" width={10}>
        <rect x="1" y="5" width="8" height="10" rx="1.5" className="fill-paper stroke-ink" />
      </Entry>
    </ul>
  );
}

function Entry({ text, width, children }: { text: string; width: number; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg width={width} height="20" aria-hidden className="shrink-0">
        {children}
      </svg>
      {text}
    </li>
  );
}
