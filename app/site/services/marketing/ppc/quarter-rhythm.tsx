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
            className="grid-12 items-start border-b border-rule-2 pt-1.5 pb-4 sm:border-rule sm:py-7 md:grid-rows-[auto_1fr]"
          >
            <Folded
              intoGrid
              className="col-span-full"
              title={<h3 className="sm:col-span-full text-h4 md:col-span-3">{step.title}</h3>}
              lede={
                <span className="sm:col-span-full text-small text-ink-2 sm:row-auto sm:mt-1 md:col-span-3">
                  {step.description}
                </span>
              }
            >
              <ul className="col-span-full text-small sm:order-1 sm:mt-3 md:col-span-3 md:col-start-10 md:row-span-2 md:row-start-1 md:mt-0">
                {step.activities.map((activity) => (
                  <li key={activity}>{activity}</li>
                ))}
              </ul>
            </Folded>
            <div className="col-span-full sm:mt-3 md:col-span-6 md:col-start-4 md:row-span-2 md:row-start-1 md:mt-0">
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
      className="block max-sm:h-8"
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
