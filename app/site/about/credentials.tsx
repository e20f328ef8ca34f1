import { type CredentialUnits, CredentialDrawing } from "./credential-drawing";

export interface Credential {
  figure: string;
  label: string;
  description: string;
  /** The figure counted out. */
  units: CredentialUnits;
}

/** The six credentials as a ruled ledger: figure, what it counts, how to read it, and its size. */
export function Credentials({ credentials }: { credentials: readonly Credential[] }) {
  return (
    <ul className="grid gap-x-(--gap) border-t border-axis sm:grid-cols-2 lg:grid-cols-3">
      {credentials.map(({ figure, label, description, units }) => (
        <li key={figure} className="flex flex-col border-b border-rule-2 py-6">
          <h3>
            <span className="block text-figure">{figure}</span>{" "}
            <span className="mt-2.5 block font-strong tracking-name">{label}</span>
          </h3>
          <p className="mt-1 mb-6 max-w-[38ch] text-small text-ink-2">{description}</p>
          <CredentialDrawing units={units} />
        </li>
      ))}
    </ul>
  );
}
