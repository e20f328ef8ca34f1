import { FigureFrame } from "~/ui/figure-frame";
import type { Rhythm } from "./content";

/** How often we check the account: 65, 13, 3 and 1 marks on the same quarter. */
export function QuarterRhythm({ steps, caption }: { steps: readonly Rhythm[]; caption: string }) {
  return (
    <FigureFrame caption={caption} example>
      <ol className="border-t border-axis">
        {steps.map((step) => (
          <li key={step.title} className="grid-12 items-start gap-y-3 border-b border-rule py-7">
            <div className="col-span-full md:col-span-3">
              <h3 className="text-h4">{step.title}</h3>
              <p className="mt-1 text-small text-ink-2">{step.description}</p>
            </div>
            <div className="col-span-full md:col-span-6">
              <Marks times={step.times} />
            </div>
            <ul className="col-span-full text-small md:col-span-3">
              {step.activities.map((activity) => (
                <li key={activity}>{activity}</li>
              ))}
            </ul>
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
      className="block"
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
