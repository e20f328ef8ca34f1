import { cx } from "~/lib/react/cx";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { Tabs } from "~/ui/tabs";
import { record } from "./content";

/** What a role may do with a part of the record. */
export type Right = "change" | "read" | "hidden";

export interface RecordPart {
  name: string;
  /** What stands there; invented. */
  value: string;
}

export interface Role {
  /** Short: four of them share a phone's width. */
  name: string;
  /** Why this role sees what it sees, in one sentence. */
  reason: string;
  /** One for each part of the record. */
  rights: readonly Right[];
  /** What the audit trail says after this role's visit. */
  trail: readonly TrailEntry[];
}

export interface TrailEntry {
  time: string;
  what: string;
  outcome: "Allowed" | "Refused";
}

export interface PatientRecordContent {
  parts: readonly RecordPart[];
  roles: readonly Role[];
}

/** One record, looked at by four people: what a role may not see is a bar. */
function RecordView() {
  return (
    <FigureFrame
      example
      caption="one invented record, as four members of staff see it. Every view and every refusal is logged."
      legend={
        <>
          <LegendItem swatch="bg-accent">May change</LegendItem>
          <LegendItem swatch="border border-accent h-3!">May read</LegendItem>
          <LegendItem swatch="bg-unit">Hidden</LegendItem>
        </>
      }
    >
      <Tabs
        label="Who views the record"
        tabs={record.roles.map((role) => ({
          label: role.name,
          content: <RecordSheet role={role} />,
        }))}
      />
    </FigureFrame>
  );
}

export default island(RecordView);

function RecordSheet({ role }: { role: Role }) {
  return (
    <div className="border-x border-b border-rule-2 bg-surface p-4 md:p-6">
      <p className="text-small text-ink-2">
        <strong className="font-strong text-ink">{role.name}:</strong> {role.reason}
      </p>
      <dl className="mt-4 border-t border-axis">
        {record.parts.map((part, index) => (
          <Line key={part.name} part={part} right={role.rights[index] ?? "hidden"} />
        ))}
      </dl>
      <p className="label-text mt-4 text-ink-3">Audit trail</p>
      <ol className="label-text mt-1">
        {role.trail.map(({ time, what, outcome }) => (
          <li key={time} className="flex gap-3 py-0.5">
            <span className="text-ink-3">{time}</span>
            <span className="flex-1">{what}</span>
            <span className={outcome === "Refused" ? "font-strong" : "text-ink-3"}>{outcome}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Line({ part: { name, value }, right }: { part: RecordPart; right: Right }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-center gap-x-3 border-b border-rule py-2 sm:grid-cols-[9rem_1fr]">
      <dt className="label-text text-ink-3">{name}</dt>
      <dd className="flex items-center justify-between gap-3 text-small leading-tight">
        {right === "hidden" ? (
          <>
            <span className="sr-only">Hidden</span>
            <svg aria-hidden width="100%" height="20" className="block flex-1">
              <rect width={`${Math.min(100, value.length * 4.5)}%`} y="2" height="16" className="fill-unit" />
            </svg>
          </>
        ) : (
          <span className="font-strong">{value}</span>
        )}
        <span
          aria-hidden
          className={cx(
            "h-3 w-8 shrink-0 rounded-[1px] border forced-color-adjust-none",
            right === "change" && "border-accent bg-accent",
            right === "read" && "border-accent",
            right === "hidden" && "border-transparent",
          )}
        />
        {right !== "hidden" && <span className="sr-only">, may {right}</span>}
      </dd>
    </div>
  );
}
