import type { ComponentType } from "react";

import { cx } from "~/lib/react/cx";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import type { ProcessStep } from "./process-steps";

export interface StepColumnsProps<Step extends ProcessStep> {
  /** Three or four. */
  steps: readonly Step[];
  /** Stands over each step: what it changes, or how far it gets. The text has to say the same. */
  Drawing: ComponentType<{ step: Step; index: number }>;
  /** Where the drawing stands on a phone: over the text or to its left. */
  phone?: "above" | "beside";
  /** ruled: hairlines between the columns. */
  layout?: "open" | "ruled";
  /** Leaves the numbers out where the drawings count already. */
  unnumbered?: boolean;
  /** At the foot of each column, level with the others, e.g. the way back. */
  Foot?: ComponentType<{ step: Step }>;
}

/** Steps side by side, each under a drawing of its own; on a phone what is done in a step is folded. */
export function StepColumns<Step extends ProcessStep>({
  steps,
  Drawing,
  phone = "above",
  layout = "open",
  unnumbered,
  Foot,
}: StepColumnsProps<Step>) {
  return (
    <ol
      className={cx(
        "grid gap-y-5 sm:gap-y-12",
        steps.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-4",
        layout === "open" && "gap-x-(--gap)",
      )}
    >
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={cx(
            phone === "above" ? "flex flex-col" : "grid grid-cols-[6rem_1fr] gap-x-5 sm:flex sm:flex-col",
            layout === "ruled" && "border-rule-2 sm:pr-6 lg:not-first:border-l lg:not-first:pl-6",
          )}
        >
          <Drawing step={step} index={index} />
          <div className={cx("flex flex-1 flex-col", phone === "above" ? "mt-2 sm:mt-5" : "sm:mt-5")}>
            <StepText
              {...step}
              number={unnumbered ? undefined : index + 1}
              className={Foot ? "sm:mb-5" : ""}
            />
            {Foot && <Foot step={step} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StepTextProps extends ProcessStep {
  number: number | undefined;
  className: string;
}

function StepText({ title, description, activities, number, className }: StepTextProps) {
  const heading = (
    <h3 className="text-h4 sm:text-h3">
      {number && (
        <span aria-hidden className="mr-1 text-ink-3">
          {number}
        </span>
      )}{" "}
      {title}
    </h3>
  );
  const lede = <span className="block text-plain leading-[1.48] text-ink-2 sm:mt-2">{description}</span>;
  if (!activities) {
    return (
      <div className={className}>
        {heading}
        {lede}
      </div>
    );
  }
  return (
    <Folded title={heading} lede={lede} className={className}>
      <RuledList items={activities} className="text-ink-2 *:border-rule-2 sm:mt-4" />
    </Folded>
  );
}
