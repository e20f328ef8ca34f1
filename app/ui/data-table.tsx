import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";

export interface TableColumn<Row> {
  /** What stands over the column. */
  heading: string;
  /** Its share of the width, e.g. "w-1/4"; also where a column is left out, e.g. "max-sm:hidden". */
  width?: string;
  cell: (row: Row) => ReactNode;
  /** The look of its cells: size, colour and room to the right; for the first column the weight too, e.g. "font-normal". */
  className?: string;
}

export interface DataTableProps<Row> {
  /** What the table shows, for a screen reader. Not needed where a heading says it. */
  caption?: string;
  /** The first column names its row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** On a phone: columns stay side by side, or each row becomes a block of its cells. */
  phone?: "columns" | "blocks";
  className?: string;
}

/** A table with hairlines between its rows, headed by small labels. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  phone = "columns",
  className,
}: DataTableProps<Row>) {
  const look = looks[phone];
  return (
    <table className={cx("w-full border-collapse text-left", look.table, className)}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className={look.head}>
        <tr className="label-text border-b border-axis text-ink-3 *:pb-3 *:font-medium">
          {columns.map(({ heading, width }) => (
            <th key={heading} scope="col" className={width}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.body}>
        {rows.map((row, index) => (
          <tr key={index} className={cx("border-b border-rule-2", look.row)}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th key={column.heading} scope="row" className={column.className}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.heading} className={column.className}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = {
  columns: { table: "", head: "", body: "", row: "*:py-3.5 *:not-last:pr-3" },
  blocks: {
    table: "max-md:block",
    head: "max-md:sr-only",
    body: "max-md:block max-md:border-t max-md:border-axis",
    row: "align-top max-md:grid max-md:gap-y-3 max-md:py-4 md:*:py-5",
  },
};
