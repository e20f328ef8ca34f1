import { DataTable, type TableColumn } from "~/ui/data-table";
import type { Verdict } from "./content";

const columns: readonly TableColumn<Verdict>[] = [
  {
    heading: "What was said",
    width: "w-[28%]",
    className: "font-normal md:pr-8",
    cell: ({ kind, example }) => (
      <>
        <span className="block text-h4">{kind}</span>
        <span className="mt-1 block text-small text-ink-3">{example}</span>
      </>
    ),
  },
  { heading: "What we do", width: "w-[42%]", className: "text-ink-2 md:pr-10", cell: ({ action }) => action },
  {
    heading: "What happens to the post",
    className: "text-small",
    cell: ({ outcome }) => (
      <span className="flex items-center gap-3.5 md:mt-1">
        <Remainder outcome={outcome} />
        {outcome}
      </span>
    ),
  },
];

/** What is done about each kind of post, and how much of the post is left afterwards. */
export function VerdictTable({ rows }: { rows: readonly Verdict[] }) {
  return <DataTable rows={rows} columns={columns} phone="blocks" />;
}

/** A full bar stays, half of one is changed, an empty one goes; the low one is still there, further down. */
function Remainder({ outcome }: { outcome: Verdict["outcome"] }) {
  const { width, y } = remainders[outcome];
  return (
    <svg aria-hidden width="46" height="22" className="shrink-0">
      <rect x=".5" y=".5" width="45" height="21" className="fill-none stroke-control" />
      {width > 0 && <rect y={y} width={width} height={22 - y} className="fill-accent" />}
    </svg>
  );
}

const remainders: Record<Verdict["outcome"], { width: number; y: number }> = {
  "Stays, with a reply": { width: 46, y: 0 },
  "Changed, if the author agrees": { width: 23, y: 0 },
  "Removed, if the platform agrees": { width: 0, y: 0 },
  "Ranks lower over time": { width: 46, y: 17 },
};
