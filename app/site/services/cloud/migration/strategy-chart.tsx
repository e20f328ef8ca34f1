import { FigureFrame } from "~/ui/figure-frame";
import { Complexity } from "./complexity";
import { StrategyWeeks } from "./strategy-weeks";
import { WeekAxis } from "./week-axis";

export interface Strategy {
  title: string;
  description: string;
  /** Weeks until the end: at the earliest, at the latest. */
  timeline: readonly [earliest: number, latest: number];
  complexity: "Low" | "Medium" | "High";
  /** An example of how the weeks are spent. */
  phases: readonly Phase[];
}

export interface Phase {
  name: string;
  weeks: readonly [from: number, to: number];
  /** On which side of its bar the name stands; after it unless there is no room. */
  label?: "before";
}

/** The three strategies on one axis of weeks. */
export function StrategyChart({ heading, strategies }: { heading: string; strategies: readonly Strategy[] }) {
  return (
    <FigureFrame caption="Shaded: from the earliest to the latest finish. The bars are an example of how the weeks are spent; yours come with the plan.">
      <h2 className="mb-5 text-h3">{heading}</h2>
      <div className="relative">
        <ul className="border-t-2 border-ink-3">
          {strategies.map((strategy) => (
            <li key={strategy.title} className="grid-12 border-b border-rule-2">
              <div className="col-span-full pt-6 pb-4 md:col-span-3 md:pr-4">
                <h3 className="text-h3">{strategy.title}</h3>
                <p className="mt-1.5 max-w-[36ch] text-small text-ink-2">{strategy.description}</p>
                <Complexity level={strategy.complexity} />
              </div>
              <div className="col-span-full md:col-span-9">
                <StrategyWeeks strategy={strategy} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <WeekAxis />
    </FigureFrame>
  );
}
