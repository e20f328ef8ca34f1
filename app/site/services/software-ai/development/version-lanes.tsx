import { FigureFrame } from "~/ui/figure-frame";
import { demonstrations, type DevelopmentStep, steps } from "./content";

/** The four steps on a scale of versions, up to the first release. */
export function VersionLanes() {
  return (
    <FigureFrame
      example
      caption="the versions each step works on, and its demos. Versions aren't weeks: the estimate gives the dates."
    >
      <div className="relative">
        <ol className="border-t border-axis">
          {steps.map((step, index) => (
            <li key={step.title} className="grid-12 gap-y-3 border-b border-rule-2 py-5 sm:gap-y-5 sm:py-8">
              <div className="col-span-full md:col-span-4 md:pr-6">
                <h3 className="flex items-baseline gap-3 text-h4 sm:text-h3">
                  <span aria-hidden className="text-ink-3 tabular">
                    {index + 1}
                  </span>
                  {step.title}
                </h3>
                <p className="mt-1 max-w-[42ch] text-ink-2 max-sm:text-small sm:mt-2">{step.description}</p>
              </div>
              <div className="col-span-full md:col-span-8">
                <Lane {...step} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}

function Lane({ title, from, to }: DevelopmentStep) {
  const notches = demonstrations.filter((at) => at >= from && at <= to && to - from > 1);
  const late = to > 9;
  return (
    <svg
      role="img"
      aria-label={`${title}: from version ${version(from)} to ${version(to)}`}
      width="100%"
      height="52"
      className="block overflow-visible"
    >
      {Array.from({ length: 11 }, (_, tenth) => (
        <line
          key={tenth}
          x1={`${tenth * 10}%`}
          x2={`${tenth * 10}%`}
          y1="20"
          y2="52"
          className="stroke-rule-2"
        />
      ))}
      <rect x={`${from * 10}%`} y="27" width={`${(to - from) * 10}%`} height="18" className="fill-accent" />
      {notches.map((at) => (
        <rect
          key={at}
          x={`${at * 10}%`}
          y="22"
          width="3"
          height="28"
          transform="translate(-3)"
          className="fill-unit"
        />
      ))}
      <text
        x={`${late ? to * 10 : from * 10}%`}
        y="12"
        textAnchor={late ? "end" : "start"}
        className="text-label font-medium narrow text-ink-2 tabular"
      >
        {`v${version(from)} to v${version(to)}`}
      </text>
    </svg>
  );
}

function version(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
