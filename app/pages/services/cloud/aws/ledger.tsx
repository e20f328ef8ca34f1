import { RuledList } from "~/ui/ruled-list";

export interface Ledger {
  heading: string;
  yours: Column;
  ours: Column;
}

interface Column {
  title: string;
  items: readonly string[];
}

/** Two columns of an agreement: what stays, what moves. */
export function LedgerTable({ heading, yours, ours }: Ledger) {
  return (
    <div className="grid-12 mt-16 gap-y-8 md:mt-22">
      <h3 className="col-span-full text-h3 md:col-span-4">{heading}</h3>
      {[yours, ours].map(({ title, items }, index) => (
        <div key={title} className="col-span-full sm:col-span-6 md:col-span-4">
          <div
            aria-hidden
            className={index === 0 ? "hatched h-3 border border-rule-2" : "h-3 border border-blue bg-blue"}
          />
          <h4 className="mt-4 mb-3 text-h4">{title}</h4>
          <RuledList items={items} className="*:border-rule-2 text-ink-2" />
        </div>
      ))}
    </div>
  );
}
