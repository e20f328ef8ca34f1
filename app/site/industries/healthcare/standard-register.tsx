import { DataTable, type TableColumn } from "~/ui/data-table";
import { Folded } from "~/ui/folded";

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
        <span className="text-h4 sm:block sm:text-h3">{standard}</span>{" "}
        <span className="label-text ml-2 text-ink-3 sm:mt-1 sm:ml-0 sm:block">{scope}</span>
      </>
    ),
  },
  {
    heading: "What it asks",
    width: "w-1/2",
    className: "text-ink-2 md:pr-8",
    cell: ({ description }) => (
      <Folded title={<span className="text-small text-ink-2 sm:hidden">What it asks</span>}>
        <p>{description}</p>
      </Folded>
    ),
  },
  {
    heading: "What you can show",
    className: "text-small",
    cell: ({ evidence }) => <span className="block border-l-8 border-accent pl-4">{evidence}</span>,
  },
];

/** The standards as a register: what each asks, where, and what there is to show. */
export function StandardRegister({ standards }: { standards: readonly ComplianceStandard[] }) {
  return <DataTable rows={standards} columns={columns} phone="blocks" className="max-sm:[&_tr]:gap-y-0" />;
}
