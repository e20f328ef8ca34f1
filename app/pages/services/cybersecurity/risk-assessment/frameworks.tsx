import { cx } from "~/lib/cx";

const columns = ["Vulnerability", "Penetration", "Compliance"] as const;

export interface Framework {
  name: string;
  description: string;
  /** The assessments that measure against it. */
  usedIn: readonly (typeof columns)[number][];
}

/** Which framework is the yardstick of which assessment. */
export function Frameworks({ frameworks }: { frameworks: readonly Framework[] }) {
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr className="label-text text-left align-bottom text-ink-3 [&>th]:pb-3 [&>th]:font-medium">
          <th scope="col" className="w-[43%] md:w-[55%]">
            Framework
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="pl-2 max-sm:text-[0.75rem] max-sm:font-stretch-75%">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-t border-axis">
        {frameworks.map(({ name, description, usedIn }) => (
          <tr key={name} className="border-b border-rule-2">
            <th scope="row" className="py-4 pr-3 text-left align-top font-normal">
              <span className="md:grid md:grid-cols-2 md:gap-x-(--gap)">
                <span className="block font-strong tracking-[-0.012em]">{name}</span>
                <span className="mt-1 block text-small text-ink-2 md:mt-0">{description}</span>
              </span>
            </th>
            {columns.map((column) => (
              <td key={column} className="pl-2">
                <span className="sr-only">{usedIn.includes(column) ? "Used" : "Not used"}</span>
                <span
                  aria-hidden
                  className={cx(
                    "block h-4 rounded-[1px] border forced-color-adjust-none",
                    usedIn.includes(column) ? "border-cybersecurity bg-cybersecurity" : "border-rule-2",
                  )}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
