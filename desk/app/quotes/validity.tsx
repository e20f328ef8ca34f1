import { shortDate } from "../../core/office-clock.ts";
import { type ValidBlock, validDays } from "./valid-days.ts";

interface ValidityProps {
  from: string;
  to: string;
  /** Only while it matters: the quote is open, or has expired. */
  today: string | undefined;
}

/** How long the quote can be accepted, one block a day. The words under it say the same. */
export function Validity({ from, to, today }: ValidityProps) {
  const valid = validDays(from, to, today);
  return (
    <div className="mt-3 print:mt-2">
      {valid.blocks.length > 0 && (
        <svg
          aria-hidden
          height="14"
          viewBox={`0 0 ${valid.blocks.length} 1`}
          preserveAspectRatio="none"
          className="block w-full"
        >
          {kinds.map((kind) => (
            <path key={kind} d={pathOf(valid.blocks, kind)} className={fills[kind]} />
          ))}
          <path
            d={valid.blocks.map((_, index) => `M${index} 0V1`).join("")}
            className="stroke-paper stroke-2 [vector-effect:non-scaling-stroke]"
          />
        </svg>
      )}
      <p className="label-text mt-1.5 flex justify-between gap-4 text-ink-2">
        <span>
          {valid.length}
          {/* On paper it would be the day of printing. */}
          {valid.today && <span className="print:hidden">, {valid.today}</span>}
        </span>
        <span>{shortDate(new Date(`${to}T12:00:00Z`))}</span>
      </p>
    </div>
  );
}

const fills: Record<ValidBlock, string> = {
  passed: "fill-rule-2",
  today: "fill-blue print:fill-blue-3",
  weekend: "fill-sand-2",
  workday: "fill-blue-3",
  week: "fill-blue-3",
};
const kinds = Object.keys(fills) as ValidBlock[];

function pathOf(blocks: readonly ValidBlock[], kind: ValidBlock): string {
  return blocks.map((block, index) => (block === kind ? `M${index} 0h1v1h-1z` : "")).join("");
}
