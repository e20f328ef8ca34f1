import { kept } from "./content";

/** The names of what the site keeps in a browser, as developer tools show them. */
export function StorageList() {
  return (
    <dl className="border-t border-axis">
      {kept.map(({ name, holds, where, until }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-b border-rule-2 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt>
            <code className="font-mono text-dense">{name}</code>
          </dt>
          <dd>
            <p>{holds}</p>
            <p className="label-text mt-1 text-ink-3">
              {where}. {until}.
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
