/** The terms that stand beside prices, each with its name. */
export function Terms({ entries }: { entries: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 text-small text-ink-2 sm:grid-cols-2">
      {entries.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-strong text-ink">{name}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
