import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import type { CertificateType } from "./content";

export interface CertificateTypesProps {
  types: readonly CertificateType[];
  /** The host names that every type is held against. */
  names: readonly string[];
}

/** What each type is for, and under it the same six names: which of them it covers. */
export function CertificateTypes({ types, names }: CertificateTypesProps) {
  return (
    <div className="area-security">
      <ul className="grid gap-x-6 border-axis max-sm:border-t sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4 lg:pl-[28%]">
        {types.map(({ type, description, useCase }) => (
          <li key={type} className="border-rule-2 max-sm:border-b">
            <Folded title={<h3 className="text-h4">{type}</h3>}>
              <p className="text-small text-ink-2 mt-2">{description}</p>
              <p className="mt-2 text-small">
                <span className="text-ink-3">Use it for: </span>
                {useCase}
              </p>
            </Folded>
          </li>
        ))}
      </ul>
      <table className="mt-8 w-full table-fixed border-collapse text-left">
        <caption className="sr-only">Which names each type covers</caption>
        <thead>
          <tr className="label-text border-b border-axis align-bottom text-ink-2 *:pr-2 *:pb-3 *:font-medium max-sm:text-tick max-sm:narrow">
            <th scope="col" className="w-[37%] lg:w-[28%]">
              Name
            </th>
            {types.map(({ type, short }) => (
              <th key={type} scope="col">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={name} className="border-b border-rule-2 *:py-2.5 *:pr-2">
              <th scope="row" className="font-mono text-caption leading-tight font-normal max-sm:text-tick">
                {parts(name)}
              </th>
              {types.map(({ type, covers }) => (
                <td key={type}>
                  <Cover covered={covers[index] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A long name breaks after a dot. */
function parts(name: string): ReactNode[] {
  return name.split(/(?<=\.)/).flatMap((part) => [part, <wbr key={part} />]);
}

function Cover({ covered }: { covered: boolean }) {
  return (
    <>
      <span className="sr-only">{covered ? "Covered" : "Not covered"}</span>
      <span
        aria-hidden
        className={cx(
          "block h-3 w-full border forced-color-adjust-none",
          covered ? "border-accent bg-accent" : "border-rule-2 hatched",
        )}
      />
    </>
  );
}
