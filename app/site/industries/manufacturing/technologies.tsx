import { FigureFrame } from "~/ui/figure-frame";

export interface Technology {
  category: string;
  tools: readonly string[];
  /** How soon this layer has to answer. */
  within: { text: string; milliseconds: number };
}

interface TechnologiesProps {
  /** From the fastest to the slowest. */
  technologies: readonly Technology[];
  caption: string;
}

/** A category for each speed, on one logarithmic scale from a millisecond to a shift. */
export function Technologies({ technologies, caption }: TechnologiesProps) {
  const slowest = Math.log(Math.max(...technologies.map(({ within }) => within.milliseconds)));
  return (
    <FigureFrame example caption={caption}>
      <ul className="border-t border-axis">
        {technologies.map(({ category, tools, within }) => (
          <li key={category} className="border-b border-rule-2 py-3 sm:py-4">
            <div className="grid-12 gap-y-0.5">
              <h3 className="col-span-9 text-h4 md:col-span-3">{category}</h3>
              <p className="col-span-full text-small text-ink-2 max-md:order-3 md:col-span-7">
                {tools.join(", ")}
              </p>
              <p className="col-span-3 text-right font-strong tabular md:col-span-2">{within.text}</p>
            </div>
            <svg aria-hidden width="100%" height="8" className="mt-2 block sm:mt-3">
              <rect
                width={`${Math.round((Math.log(within.milliseconds) / slowest) * 1000) / 10}%`}
                height="8"
                className="fill-accent"
              />
            </svg>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}
