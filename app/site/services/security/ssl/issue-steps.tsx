import type { ProcessStep } from "~/sections/process-steps";
import { Folded } from "~/ui/folded";

export interface IssueStepsProps {
  heading: string;
  steps: readonly ProcessStep[];
}

/** From the list of names to the monitored certificate, five steps side by side; on a phone behind their heading. */
export function IssueSteps({ heading, steps }: IssueStepsProps) {
  return (
    <Folded className="border-rule-2 max-sm:border-b sm:mt-14" title={<h3 className="text-h4">{heading}</h3>}>
      <ol className="grid gap-x-(--gap) gap-y-6 sm:mt-5 sm:grid-cols-2 md:auto-cols-fr md:grid-flow-col">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-tier-2 pt-3">
            <h4 className="font-strong">
              <span aria-hidden className="text-ink-3">{`${index + 1} `}</span>
              {step.title}
            </h4>
            <p className="mt-1 text-small text-ink-2">{step.description}</p>
          </li>
        ))}
      </ol>
    </Folded>
  );
}
