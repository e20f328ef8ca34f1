import { DataTable, type TableColumn } from "~/ui/data-table";

export interface ComplianceStandard {
  standard: string;
  description: string;
  /** Where it applies, e.g. "United States". */
  scope: string;
  /** What you can put on the table when somebody asks. */
  evidence: string;
}

const columns: readonly TableColumn<ComplianceStandard>[] = [
  {
    heading: "Standard",
    width: "w-[20%]",
    className: "font-normal md:pr-6",
    cell: ({ standard, scope }) => (
      <>
        <span className="block text-h3">{standard}</span>
        <span className="label-text mt-1 block text-ink-3">{scope}</span>
      </>
    ),
  },
  {
    heading: "What it asks",
    width: "w-1/2",
    className: "text-ink-2 md:pr-8",
    cell: ({ description }) => description,
  },
  {
    heading: "What you can show",
    className: "text-small",
    cell: ({ evidence }) => <span className="block border-l-8 border-accent pl-4">{evidence}</span>,
  },
];

/** The standards as a register: what each asks, where, and what there is to show. */
export function StandardRegister({ standards }: { standards: readonly ComplianceStandard[] }) {
  return <DataTable rows={standards} columns={columns} phone="blocks" />;
}
