import { type GoogleWorkspacePlan, googleWorkspacePlans } from "~/catalogue/google-workspace";
import { barsPath } from "~/figures/bars";
import { FigureFrame } from "~/ui/figure-frame";

const columns = 24;
const pitch = 10;
const size = 8.4;
const unitGb = googleWorkspacePlans[0]?.storageGb ?? 1;

/** Storage per user in squares of the smallest plan's size: one against 67 against 167. */
export function StorageSquares() {
  return (
    <FigureFrame
      caption={`Storage per user, to scale. One square is ${unitGb} GB, the storage of Business Starter.`}
    >
      <ul className="area-email grid gap-6">
        {googleWorkspacePlans.map((plan) => (
          <li key={plan.id}>
            <p className="mb-2.5 flex items-baseline justify-between gap-4 border-t border-rule-2 pt-2.5">
              <span className="font-strong tracking-[-0.012em]">{plan.name}</span>
              <span className="text-[1.5rem] leading-none font-strong tracking-[-0.03em]">
                {sizeOf(plan)}
              </span>
            </p>
            <Squares count={plan.storageGb / unitGb} />
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

function Squares({ count }: { count: number }) {
  const bars = Array.from({ length: Math.ceil(count) }, (_, index) => ({
    x: (index % columns) * pitch,
    y: Math.floor(index / columns) * pitch,
    width: size * Math.min(1, count - index),
    height: size,
  }));
  const height = Math.ceil(bars.length / columns) * pitch - (pitch - size);
  return (
    <svg aria-hidden viewBox={`0 0 ${columns * pitch - (pitch - size)} ${height}`} className="w-full">
      <path d={barsPath(bars)} className="animate-draw fill-accent" />
      <path d={barsPath(bars.slice(0, 1))} className="fill-ink" />
    </svg>
  );
}

function sizeOf({ specs = [] }: GoogleWorkspacePlan): string {
  return specs.find((spec) => spec.label === "Storage")?.text ?? "";
}
