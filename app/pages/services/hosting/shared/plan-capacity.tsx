import type { Plan } from "~/catalogue/plan";
import { UnitRows } from "~/figures/unit-rows";
import { FigureFrame } from "~/ui/figure-frame";
import { type Capacity, websites } from "./content";

/** What fits in each plan: one square is one website, gigabyte, mailbox or database. */
export function PlanCapacity({ plans }: { plans: readonly Plan[] }) {
  const capacities: Capacity[] = [
    websites,
    { unit: "GB of storage", counts: sizes(plans, "Storage") },
    { unit: "mailboxes", counts: sizes(plans, "Mailboxes") },
    { unit: "MySQL databases", counts: sizes(plans, "MySQL") },
  ];
  return (
    <FigureFrame caption="One square is one website, gigabyte, mailbox or database.">
      <table className="area-hosting w-full table-fixed border-collapse text-left">
        <caption className="sr-only">What fits in each shared hosting plan</caption>
        <thead>
          <tr className="border-b-2 border-axis align-bottom">
            {plans.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className="pr-2 pb-2.5 text-small font-strong tracking-[-0.015em] whitespace-nowrap"
              >
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {capacities.map((capacity) => (
            <tr key={capacity.unit} className="border-b border-rule-2 align-top">
              {capacity.counts.map((count, index) => (
                <td key={index} className="py-3.5 pr-3 lg:pr-6">
                  <p className="leading-tight">
                    <strong className="text-h4 tracking-[-0.03em] whitespace-nowrap">{count}</strong>{" "}
                    <span className="label-text text-ink-3 max-sm:block">
                      {count === 1 ? "website" : capacity.unit}
                    </span>
                  </p>
                  <Squares count={count} perRow={10} className="sm:hidden" />
                  <Squares count={count} perRow={20} className="max-sm:hidden" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

function sizes(plans: readonly Plan[], label: string): number[] {
  return plans.map((plan) => plan.specs?.find((spec) => spec.label === label)?.value ?? 0);
}

const PITCH = 10;
const SIZE = { width: 7.4, height: 7.4 };

interface SquaresProps {
  count: number | "Unlimited";
  /** Half as many on a phone, where they would be too small to count. */
  perRow: number;
  className: string;
}

function Squares({ count, perRow, className }: SquaresProps) {
  // Unlimited has no last square: its rows fade out.
  const rows =
    count === "Unlimited"
      ? [perRow, perRow, perRow]
      : Array.from({ length: Math.ceil(count / perRow) }, (_, row) => Math.min(perRow, count - row * perRow));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${perRow * PITCH} ${(rows.length - 1) * PITCH + SIZE.height}`}
      className={`mt-2.5 w-full animate-draw text-accent ${className}`}
    >
      {rows.map((units, row) => (
        <UnitRows
          key={row}
          rows={[{ y: row * PITCH, count: units }]}
          pitch={PITCH}
          size={SIZE}
          className={count === "Unlimited" ? (fading[row] ?? "") : ""}
        />
      ))}
    </svg>
  );
}

const fading = ["", "opacity-55", "opacity-20"];
