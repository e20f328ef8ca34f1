import type { Refusal } from "./content";

/** Lines of an invoice that stay empty. */
export function Refusals({ entries }: { entries: readonly Refusal[] }) {
  return (
    <dl className="border-t border-axis">
      {entries.map(({ practice, reason }) => (
        <div
          key={practice}
          className="grid items-baseline gap-x-6 gap-y-1 border-b border-rule py-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        >
          <dt className="text-h4">{practice}</dt>
          <dd className="text-pretty text-ink-2">{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
