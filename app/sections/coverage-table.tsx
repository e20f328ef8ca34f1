import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";

export interface CoverageRow {
  name: string;
  description: string;
  /** Shown in a column of its own, on a phone folded, e.g. technologies. Either all rows have some or none. */
  details?: readonly string[];
  /** The columns whose bar is filled. */
  covers: readonly string[];
}

export interface CoverageTableProps {
  /** Over the names of the rows, e.g. "Framework". */
  rowsLabel: string;
  /** Over the details, e.g. "Technologies". */
  detailsLabel?: string;
  columns: readonly string[];
  /** What a filled and an empty bar are called, e.g. ["Included", "Not included"]. */
  labels: readonly [filled: string, empty: string];
  rows: readonly CoverageRow[];
}

/** Which of a few columns each row covers, as bars in the area's colour; on a phone each row becomes a block over its bars. */
export function CoverageTable({ rowsLabel, detailsLabel, columns, labels, rows }: CoverageTableProps) {
  return (
    <table className="w-full border-collapse max-md:block md:table-fixed">
      <thead className="max-sm:block sm:max-md:sr-only">
        <tr className="label-text text-left text-ink-3 max-md:grid max-md:grid-cols-3 max-md:gap-x-2 [&>th]:pb-3 [&>th]:font-medium">
          <th scope="col" className={cx("max-sm:sr-only", detailsLabel ? "w-[42%]" : "w-1/2")}>
            {rowsLabel}
          </th>
          {detailsLabel && (
            <th scope="col" className="w-[22%] max-sm:sr-only">
              {detailsLabel}
            </th>
          )}
          {columns.map((column) => (
            <th key={column} scope="col" className="md:pl-3">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-t border-axis max-md:block">
        {rows.map(({ name, description, details, covers }) => (
          <tr
            key={name}
            className="border-b border-rule-2 align-top max-md:grid max-md:grid-cols-3 max-md:gap-x-2 max-md:py-5 max-sm:py-3 md:[&>*]:py-5"
          >
            <th scope="row" className="text-left font-normal max-md:col-span-3 md:pr-8">
              <span className="block text-h4">{name}</span>
              <span className="mt-1 block text-small text-ink-2">{description}</span>
            </th>
            {details && (
              <td className="text-small text-ink-2 max-sm:order-last max-md:col-span-3 sm:max-md:mt-2 md:pr-4">
                <Folded title={<span className="label-text sm:hidden">{detailsLabel}</span>}>
                  {details.map((detail, index) => (
                    <span key={detail} className="md:block">
                      {detail}
                      {index < details.length - 1 && <span className="md:hidden">, </span>}
                    </span>
                  ))}
                </Folded>
              </td>
            )}
            {columns.map((column) => (
              <CoverageBar key={column} column={column} filled={covers.includes(column)} labels={labels} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CoverageBarProps {
  column: string;
  filled: boolean;
  labels: CoverageTableProps["labels"];
}

function CoverageBar({ column, filled, labels }: CoverageBarProps) {
  return (
    <td className="max-md:mt-4 max-sm:mt-2 md:pl-3">
      <span aria-hidden className="label-text mb-1 block text-ink-3 max-sm:hidden md:hidden">
        {column}
      </span>
      <span className="sr-only">{labels[filled ? 0 : 1]}</span>
      <span
        aria-hidden
        className={cx(
          "block h-4 rounded-[1px] border forced-color-adjust-none md:mt-1",
          filled ? "border-accent bg-accent" : "border-rule-2",
        )}
      />
    </td>
  );
}
