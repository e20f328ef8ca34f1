import { cx } from "~/lib/react/cx";
import type { CertificateType } from "./content";

export interface CertificateTypesProps {
  types: readonly CertificateType[];
  /** The host names that every type is held against. */
  names: readonly string[];
}

/** Which names a certificate covers: the same six names, four times. */
export function CertificateTypes({ types, names }: CertificateTypesProps) {
  return (
    <ul className="area-security grid border-t border-axis sm:grid-cols-2">
      {types.map((certificate) => (
        <li
          key={certificate.type}
          className="flex flex-col border-b border-rule-2 py-8 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6"
        >
          <h3 className="text-h3">{certificate.type}</h3>
          <p className="mt-2 mb-6 max-w-[52ch] text-ink-2">{certificate.description}</p>
          <ul className="mt-auto font-mono text-[0.875rem]">
            {names.map((name, index) => (
              <Name key={name} name={name} covered={certificate.covers[index] ?? false} />
            ))}
          </ul>
          <p className="mt-6 text-small">
            <span className="text-ink-3">Use it for: </span>
            {certificate.useCase}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Name({ name, covered }: { name: string; covered: boolean }) {
  return (
    <li className={cx("flex items-center gap-3 py-0.75", !covered && "text-ink-3")}>
      <span
        aria-hidden
        className={cx(
          "h-3 w-8 shrink-0 border",
          covered ? "border-accent bg-accent" : "border-rule-2 hatched",
        )}
      />
      <span className="[overflow-wrap:anywhere]">{name}</span>
      <span className="sr-only">{covered ? "covered" : "not covered"}</span>
    </li>
  );
}
