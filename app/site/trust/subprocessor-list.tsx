import { subprocessors } from "~/subprocessors.data";
import { DataTable } from "~/ui/data-table";

/** From content/subprocessors.yaml, or what is said while it names none. */
export function SubprocessorList({ none }: { none: string }) {
  if (subprocessors.length === 0) return <p className="max-w-[64ch]">{none}</p>;
  return (
    <DataTable
      caption="Subprocessors"
      rows={subprocessors}
      columns={[
        { heading: "Company", className: "font-strong", cell: ({ name }) => name },
        { heading: "What it does", className: "text-ink-2", cell: ({ purpose }) => purpose },
        { heading: "Where", className: "text-ink-2", cell: ({ location }) => location },
      ]}
    />
  );
}
