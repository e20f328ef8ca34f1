import { DataTable, type TableColumn } from "~/ui/data-table";
import type { CountedMeasure } from "./content";

const columns: readonly TableColumn<CountedMeasure>[] = [
  {
    heading: "Easy to count",
    width: "w-1/4",
    className: "font-normal text-ink-3 md:pr-6",
    cell: ({ easy }) => easy,
  },
  { heading: "What we count", width: "w-5/12", className: "text-h4 md:pr-8", cell: ({ useful }) => useful },
  { heading: "Because", className: "text-small text-ink-2", cell: ({ because }) => because },
];

/** The usual measure beside the one that decides something; on a phone one above the other. */
export function CountingTable({ rows }: { rows: readonly CountedMeasure[] }) {
  return <DataTable rows={rows} columns={columns} phone="blocks" />;
}
