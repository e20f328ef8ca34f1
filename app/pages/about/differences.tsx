export interface Difference {
  title: string;
  description: string;
}

/** A ladder of claims: each on its own line, a little further in than the one before. */
export function Differences({ items }: { items: readonly Difference[] }) {
  return (
    <ol className="border-t border-axis">
      {items.map((item, index) => (
        <li
          key={item.title}
          className="relative grid gap-x-(--gap) gap-y-1 border-b border-rule-2 py-6 md:grid-cols-2"
        >
          <span aria-hidden className={`absolute -top-1 left-0 h-2 ${bars[index]}`} />
          <h3 className="text-h3">{item.title}</h3>
          <p className="max-w-[46ch] text-ink-2">{item.description}</p>
        </li>
      ))}
    </ol>
  );
}

const bars = ["w-1/4 bg-tier-4", "w-2/4 bg-tier-3", "w-3/4 bg-tier-2", "w-full bg-tier-1"];
