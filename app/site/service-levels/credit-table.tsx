import { creditsFrom, span } from "~/features/credit-calculator/downtime";
import { DataTable, type TableColumn } from "~/ui/data-table";

const days = 30;

/** The same as the figure, in numbers. */
export function CreditTable({ caption }: { caption: string }) {
  return <DataTable caption={caption} rows={creditsFrom(days)} columns={columns} />;
}

const columns: readonly TableColumn<ReturnType<typeof creditsFrom>[number]>[] = [
  {
    heading: "Availability in the month",
    width: "w-1/3",
    className: "font-normal",
    cell: ({ below }) => `Below ${below.toFixed(1)}%`,
  },
  { heading: `Downtime in ${days} days`, cell: ({ minutes }) => `More than ${span(minutes)}` },
  { heading: "Credit on that fee", className: "font-strong", cell: ({ credit }) => `${credit}%` },
];
