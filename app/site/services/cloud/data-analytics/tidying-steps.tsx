import { barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import type { ProcessStep } from "~/sections/process-steps";
import { StepColumns } from "~/sections/step-columns";

/** The steps side by side, each with the same twenty records, tidier from step to step. */
export function TidyingSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return <StepColumns steps={steps} layout="ruled" phone="beside" Drawing={Records} />;
}

function Records({ index }: { index: number }) {
  return (
    <svg
      viewBox="0 0 200 84"
      preserveAspectRatio="none"
      aria-hidden
      className="h-21 w-full max-w-60 overflow-visible"
    >
      <path d={orders[index]} className={fills[index]} />
    </svg>
  );
}

const fills = ["fill-tier-4", "fill-tier-3", "fill-tier-2", "fill-tier-1"];
const orders = [0.8, 0.45, 0.16, 0].map(records);

/** Twenty records in four rows of five; disorder 1 is as found, 0 is in line. */
function records(disorder: number): string {
  const random = seededRandom(31);
  const stray = (range: number) => (random() - 0.5) * range * disorder;
  return barsPath(
    Array.from({ length: 20 }, (_, record) => ({
      x: Math.max(0, (record % 5) * 41 + stray(34)),
      y: Math.floor(record / 5) * 21 + 4 + stray(18),
      width: 34 + stray(40),
      height: 12 + stray(12),
    })),
  );
}
