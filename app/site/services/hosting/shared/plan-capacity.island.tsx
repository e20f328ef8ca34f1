import { sharedHostingPlans } from "~/catalogue/plan-facts.data";
import { sharedStorage } from "~/features/number-figures/model/shared-storage";
import { FigureInput } from "~/features/number-figures/figure-input";
import { UnitRows } from "~/figures/unit-rows";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { type Capacity, websites } from "./content";

/** What fits in each plan: one square is one website, gigabyte, mailbox or database. The visitor's gigabytes are blue. */
function PlanCapacity() {
  return <FigureInput figure={sharedStorage}>{(gigabytes) => <Capacities needed={gigabytes} />}</FigureInput>;
}

export default island(PlanCapacity);

function Capacities({ needed }: { needed: number }) {
  return (
    <FigureFrame caption="One square is one website, gigabyte, mailbox or database. The gigabytes you need are blue.">
      <table className="area-hosting w-full table-fixed border-collapse text-left">
        <caption className="sr-only">What fits in each shared hosting plan</caption>
        <thead>
          <tr className="border-b-2 border-axis align-bottom">
            {sharedHostingPlans.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className="pr-2 pb-2.5 text-small font-strong tracking-tab whitespace-nowrap"
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
                    <strong className="text-h4 tracking-callout whitespace-nowrap">{count}</strong>{" "}
                    <span className="label-text text-ink-3 max-sm:block">
                      {count === 1 ? "website" : capacity.unit}
                    </span>
                  </p>
                  {[10, 20].map((perRow) => (
                    <Squares
                      key={perRow}
                      count={count}
                      needed={capacity.unit === storage ? needed : 0}
                      perRow={perRow}
                      className={perRow === 10 ? "sm:hidden" : "max-sm:hidden"}
                    />
                  ))}
                  {capacity.unit === storage && (
                    <span className="label-text mt-2 block text-ink-2">{room(Number(count), needed)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

const storage = "GB of storage";

const capacities: readonly Capacity[] = [
  websites,
  { unit: storage, counts: sharedHostingPlans.map(({ storageGb }) => storageGb) },
  { unit: "mailboxes", counts: sharedHostingPlans.map(({ mailboxes }) => mailboxes) },
  { unit: "MySQL databases", counts: sharedHostingPlans.map(({ databases }) => databases) },
];

function room(gigabytes: number, needed: number): string {
  return needed > gigabytes ? `${needed - gigabytes} GB too few` : `${gigabytes - needed} GB left`;
}

const PITCH = 10;
const SIZE = { width: 7.4, height: 7.4 };

interface SquaresProps {
  count: number | "Unlimited";
  /** So many of them are the visitor's. */
  needed: number;
  /** Half as many on a phone, where they would be too small to count. */
  perRow: number;
  className: string;
}

function Squares({ count, needed, perRow, className }: SquaresProps) {
  // Unlimited has no last square: its rows fade out.
  const rows =
    count === "Unlimited"
      ? [perRow, perRow, perRow]
      : Array.from({ length: Math.ceil(count / perRow) }, (_, row) => Math.min(perRow, count - row * perRow));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${perRow * PITCH} ${(rows.length - 1) * PITCH + SIZE.height}`}
      className={`mt-2.5 w-full animate-draw text-accent forced-color-adjust-none ${className}`}
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
      {needed > 0 && (
        <UnitRows
          rows={rows.map((units, row) => ({
            y: row * PITCH,
            count: Math.min(units, Math.max(0, needed - row * perRow)),
          }))}
          pitch={PITCH}
          size={SIZE}
          className="text-blue"
        />
      )}
    </svg>
  );
}

const fading = ["", "opacity-55", "opacity-20"];
