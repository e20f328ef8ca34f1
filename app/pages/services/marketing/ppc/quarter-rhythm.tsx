import { FigureFrame } from "~/ui/figure-frame";
import { Folded } from "~/ui/folded";
import type { Rhythm } from "./content";

/** How often we check the account: 65, 13, 3 and 1 marks on the same quarter; a phone folds what is checked. */
export function QuarterRhythm({ steps, caption }: { steps: readonly Rhythm[]; caption: string }) {
  return (
    <FigureFrame caption={caption} example>
      <ol className="border-t border-axis">
        {steps.map((step) => (
          <li
            key={step.title}
            className="grid-12 items-start border-b border-rule-2 pt-1.5 pb-5 sm:gap-y-3 sm:border-rule sm:py-7"
          >
            <Folded
              className="col-span-full sm:contents sm:details-content:order-1 sm:details-content:col-span-full md:details-content:col-span-3 sm:[&>summary]:col-span-full md:[&>summary]:col-span-3"
              title={<h3 className="text-h4">{step.title}</h3>}
              lede={<span className="text-small text-ink-2 sm:mt-1 sm:block">{step.description}</span>}
            >
              <ul className="text-small">
                {step.activities.map((activity) => (
                  <li key={activity}>{activity}</li>
                ))}
              </ul>
            </Folded>
            <div className="col-span-full md:col-span-6">
              <Marks times={step.times} />
            </div>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

/** Each mark is as long as the time until the next check. */
function Marks({ times }: { times: number }) {
  const pitch = 1000 / times;
  const mark = pitch - (times > 40 ? 5 : 8);
  return (
    <svg
      viewBox="0 0 1000 40"
      preserveAspectRatio="none"
      width="100%"
      height="40"
      className="block max-sm:h-6"
      role="img"
      aria-label={times === 1 ? "1 check a quarter" : `${times} checks a quarter`}
    >
      <path
        d={`M0 20H1000`}
        strokeWidth="40"
        strokeDasharray={`${mark} ${pitch - mark}`}
        className="fill-none stroke-accent"
      />
    </svg>
  );
}
