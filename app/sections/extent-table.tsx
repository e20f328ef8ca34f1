import { cx } from "~/lib/react/cx";

export interface ExtentTableProps<Term extends string> {
  /** What stands over the labels of the rows, e.g. "Layer". */
  corner: string;
  /** `short` stands in for the name on a phone. */
  columns: readonly { name: string; short?: string }[];
  /** A label, and how far each column goes, in the order of the columns. */
  rows: readonly (readonly [label: string, ...extents: Term[]])[];
  /** How much of a bar each word fills, e.g. { No: 0, "In part": 0.5, Yes: 1 }. */
  shares: Record<Term, number>;
  /** questions need more room than names, and speak more softly. */
  labels?: "names" | "questions";
  /** The fills of the columns' bars where each has its own; the area's colour otherwise. */
  fills?: readonly string[];
  /** A last row in words, e.g. how long each takes. */
  total?: readonly [label: string, ...cells: string[]];
}

/** Options against questions: how far each goes, as a bar and a word. */
export function ExtentTable<Term extends string>({
  corner,
  columns,
  rows,
  shares,
  labels = "names",
  fills,
  total,
}: ExtentTableProps<Term>) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-small max-sm:narrow">
      <thead>
        <tr className="border-b-2 border-ink-3 align-bottom *:pr-2 *:pb-3 *:leading-tight *:font-strong max-sm:text-caption">
          <th scope="col" className={labels === "names" ? "w-[28%]" : "w-[37%] md:w-[40%]"}>
            {corner}
          </th>
          {columns.map(({ name, short }) => (
            <th key={name} scope="col">
              <span className={cx(short && "max-sm:hidden")}>{name}</span>
              {short && <span className="sm:hidden">{short}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...extents]) => (
          <tr key={label} className="border-b border-rule-2 *:py-3.5 *:pr-2">
            <th
              scope="row"
              className={labels === "names" ? "leading-tight font-strong" : "font-normal text-ink-2"}
            >
              {label}
            </th>
            {extents.map((extent, index) => (
              <td key={index} className="align-middle text-ink-2">
                <span className="flex flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
                  <svg aria-hidden width={BAR} height="12" className="shrink-0">
                    <rect x=".5" y=".5" width={BAR - 1} height="11" className="fill-none stroke-control" />
                    <rect
                      width={shares[extent] * BAR}
                      height="12"
                      className={fills?.[index] ?? "fill-accent"}
                    />
                  </svg>
                  {extent}
                </span>
              </td>
            ))}
          </tr>
        ))}
        {total && (
          <tr className="border-b border-axis *:py-4 *:pr-2 *:font-strong">
            {total.map((cell, index) =>
              index === 0 ? (
                <th key={cell} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={cell}>{cell}</td>
              ),
            )}
          </tr>
        )}
      </tbody>
    </table>
  );
}

const BAR = 44;
