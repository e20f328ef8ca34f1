import { cx } from "~/lib/react/cx";
import { DataTable, type TableColumn } from "~/ui/data-table";
import { FigureFrame } from "~/ui/figure-frame";
import type { Finding } from "./content";

const efforts: readonly Finding["effort"][] = ["Hours", "Days", "Weeks"];

const columns: readonly TableColumn<Finding>[] = [
  { heading: "Finding", className: "leading-snug font-strong", cell: Name },
  {
    heading: "Pillar",
    width: "max-sm:hidden",
    className: "text-small text-ink-2 max-sm:hidden",
    cell: ({ pillar }) => pillar,
  },
  {
    heading: "Risk",
    width: "w-20 md:w-32",
    className: "text-small",
    cell: ({ risk }) => <Level bars={risk === "High" ? 3 : 2} name={risk} className="bg-tier-2" />,
  },
  {
    heading: "Effort",
    width: "w-16 md:w-32",
    className: "text-small",
    cell: ({ effort }) => <Level bars={efforts.indexOf(effort) + 1} name={effort} className="bg-unit" />,
  },
];

/** Example findings in the order they would be fixed, with risk and effort as bars. */
export function FindingsTable({ findings, caption }: { findings: readonly Finding[]; caption: string }) {
  return (
    <FigureFrame caption={caption} example>
      <DataTable rows={findings} columns={columns} />
    </FigureFrame>
  );
}

/** A phone has no room for a column of pillars. */
function Name({ finding, pillar }: Finding) {
  return (
    <>
      {finding}
      <span className="label-text block text-ink-3 sm:hidden">{pillar}</span>
    </>
  );
}

/** One to three of three bars, and the word. */
function Level({ bars, name, className }: { bars: number; name: string; className: string }) {
  return (
    <>
      <span aria-hidden className="mb-1.5 flex max-w-20 gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={cx("h-2 flex-1 rounded-[1px]", bar <= bars ? className : "bg-rule")} />
        ))}
      </span>
      {name}
    </>
  );
}
