import { cx } from "~/lib/react/cx";

export interface MatrixRow {
  label: string;
  /** One for each column: included, not included, or a few words. */
  cells: readonly (boolean | string)[];
}

export interface PlanMatrixProps {
  /** What the table compares, for a screen reader. */
  caption: string;
  /** What stands over the first column, e.g. "You need". */
  corner: string;
  /** `short` stands in for the name where room is short. */
  columns: readonly { name: string; short?: string; note: string; highlighted?: boolean }[];
  rows: readonly MatrixRow[];
}

/** What is in which plan, as a table of bars and text; a highlighted column stands on a tint. */
export function PlanMatrix({ caption, corner, columns, rows }: PlanMatrixProps) {
  return (
    <table className="w-full table-fixed border-collapse text-caption narrow sm:text-small sm:font-stretch-normal">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-axis text-left align-bottom">
          <th scope="col" className="w-[28%] py-3 pr-2 font-strong sm:w-[36%]">
            {corner}
          </th>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              className={cx(
                "px-1 py-3 leading-tight font-strong max-sm:text-tick max-sm:narrow sm:px-4",
                column.highlighted && "bg-accent-tint",
              )}
            >
              {column.short ? (
                <>
                  <span className="max-md:hidden">{column.name}</span>
                  <span className="md:hidden">{column.short}</span>
                </>
              ) : (
                column.name
              )}
              <span className="block font-normal text-ink-2">{column.note}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-b border-rule">
            <th scope="row" className="py-3 pr-2 text-left leading-snug font-normal sm:py-3.5">
              {row.label}
            </th>
            {columns.map((column, index) => (
              <td key={column.name} className={cx("px-1 sm:px-4", column.highlighted && "bg-accent-tint")}>
                <Cell value={row.cells[index] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === "string") return <span className="font-strong tabular">{value}</span>;
  return (
    <>
      <span className="sr-only">{value ? "Included" : "Not included"}</span>
      <span
        aria-hidden
        className={cx(
          "block h-2.5 w-full max-w-16 rounded-[1px] border forced-color-adjust-none",
          value ? "border-accent bg-accent" : "border-rule-2",
        )}
      />
    </>
  );
}
