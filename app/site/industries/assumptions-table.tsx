import { pageAt } from "~/site-map";
import type { Action } from "~/ui/action";
import { DataTable, type TableColumn } from "~/ui/data-table";
import { TextLink } from "~/ui/text-link";
import type { Industry } from "./year-of-load";

export interface Assumption {
  industry: Industry;
  /** What must not happen. */
  never: string;
  /** Who comes and asks. */
  answersTo: string;
  /** The services that the work usually begins with. */
  begins: readonly Action[];
}

const columns: readonly TableColumn<Assumption>[] = [
  {
    heading: "Industry",
    width: "w-[20%]",
    className: "text-h3 md:pr-4",
    cell: ({ industry }) => pageAt(`/industries/${industry}`).label,
  },
  {
    heading: "What must not happen",
    width: "w-[30%]",
    className: "text-balance md:pr-8",
    cell: ({ never }) => never,
  },
  {
    heading: "Who you answer to",
    width: "w-[22%]",
    className: "text-balance text-ink-2 md:pr-8",
    cell: ({ answersTo }) => (
      <>
        <span className="md:hidden">Who you answer to: </span>
        {answersTo}
      </>
    ),
  },
  {
    heading: "Where to start",
    cell: ({ begins }) => (
      <span className="flex flex-wrap gap-x-6 gap-y-3">
        {begins.map((link) => (
          <TextLink key={link.to} to={link.to}>
            {link.label}
          </TextLink>
        ))}
      </span>
    ),
  },
];

/** What differs from trade to trade: the risk, the examiner, the place to begin. */
export function AssumptionsTable({ rows }: { rows: readonly Assumption[] }) {
  return <DataTable rows={rows} columns={columns} phone="blocks" />;
}
