export interface Credential {
  figure: string;
  label: string;
  description: string;
}

/** The six credentials as a ruled ledger: figure, what it counts, and how to read it. */
export function Credentials({ credentials }: { credentials: readonly Credential[] }) {
  return (
    <ul className="grid gap-x-(--gap) border-t border-axis sm:grid-cols-2">
      {credentials.map(({ figure, label, description }) => (
        <li
          key={figure}
          className="flex flex-col gap-x-6 gap-y-1 border-b border-rule-2 py-6 lg:flex-row lg:items-baseline"
        >
          <h3 className="shrink-0 lg:w-68">
            <span className="block text-[2.75rem] leading-none font-strong tracking-[-0.05em]">{figure}</span>{" "}
            <span className="mt-2 block font-strong tracking-[-0.012em]">{label}</span>
          </h3>
          <p className="max-w-[38ch] text-small text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
