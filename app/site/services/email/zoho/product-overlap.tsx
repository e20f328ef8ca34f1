import { cx } from "~/lib/react/cx";
import { RuledList } from "~/ui/ruled-list";

export interface ProductOverlapProps {
  groups: readonly {
    title: string;
    note: string;
    items: readonly string[];
    /** Which product it belongs to; both is where they overlap. */
    kind: "mail" | "both" | "suite";
  }[];
}

/** Two long bars that overlap in the middle, and under each third what belongs there. */
export function ProductOverlap({ groups }: ProductOverlapProps) {
  return (
    <div className="area-email">
      <svg aria-hidden width="100%" height="52" className="mb-1 block max-md:hidden">
        <rect width="65.6%" height="22" className="fill-ink" />
        <rect x="34.4%" y="30" width="65.6%" height="22" className="fill-accent" />
      </svg>
      <div className="grid gap-x-(--gap) gap-y-8 md:grid-cols-3">
        {groups.map(({ title, note, items, kind }) => (
          <div key={title} className={cx("pt-5", kind === "both" && "md:border-x md:border-rule-2 md:px-6")}>
            <div aria-hidden className="mb-4 grid gap-1 md:hidden">
              {kind !== "suite" && <span className="h-2.5 bg-ink" />}
              {kind !== "mail" && <span className="h-2.5 bg-accent" />}
            </div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-ink-2">{note}</p>
            <RuledList items={items} rules="below" className="mt-4 border-t border-rule *:py-2.5" />
          </div>
        ))}
      </div>
    </div>
  );
}
