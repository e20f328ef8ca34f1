import { barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import type { ProcessStep } from "~/sections/process-steps";

/** The steps side by side, each with the same twenty records, tidier from step to step; on a phone the records stand beside their step. */
export function TidyingSteps({ steps }: { steps: readonly Required<ProcessStep>[] }) {
  return (
    <ol className="grid gap-y-12 sm:grid-cols-2 md:grid-cols-4">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[6rem_1fr] gap-x-5 border-rule-2 sm:block sm:max-md:even:border-l sm:max-md:even:pl-6 sm:max-md:odd:pr-6 md:pr-6 md:not-first:border-l md:not-first:pl-6"
        >
          <svg
            viewBox="0 0 200 84"
            preserveAspectRatio="none"
            aria-hidden
            className="h-21 w-full max-w-60 overflow-visible"
          >
            <path d={orders[index]} className={fills[index]} />
          </svg>
          <div>
            <h3 className="text-h3 sm:mt-6">
              <span className="mr-1 text-ink-3">{index + 1}</span> {step.title}
            </h3>
            <p className="mt-2 text-[1rem] leading-[1.48] text-ink-2">{step.description}</p>
            <ul className="mt-4 text-small">
              {step.activities.map((activity) => (
                <li key={activity} className="border-t border-rule py-2">
                  {activity}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
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
