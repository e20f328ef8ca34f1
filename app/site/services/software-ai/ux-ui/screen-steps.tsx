import { Folded } from "~/ui/folded";
import type { DesignStep } from "./content";
import { ScreenFrame } from "./screen-frame";

/** The five steps as five states of one screen; on a phone the screen stands beside its step. */
export function ScreenSteps({ steps }: { steps: readonly DesignStep[] }) {
  return (
    <ol className="grid gap-x-(--gap) gap-y-6 md:grid-cols-5 lg:gap-x-10">
      {steps.map(({ title, description, activities, drawing }, index) => (
        <li key={title} className="grid grid-cols-[4.5rem_1fr] gap-x-5 sm:grid-cols-[9rem_1fr] md:block">
          <ScreenFrame step={index} label={drawing} />
          <div>
            <h3 className="text-h4 md:mt-6">
              <span aria-hidden className="mr-2 text-ink-3">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 text-plain leading-[1.48] text-ink-2">{description}</p>
            <Folded
              className="mt-2"
              title={<span className="text-small font-medium sm:hidden">What we do</span>}
            >
              <ul className="text-small text-ink-2">
                {activities.map((activity) => (
                  <li key={activity} className="border-t border-rule-2 py-1.5">
                    {activity}
                  </li>
                ))}
              </ul>
            </Folded>
          </div>
        </li>
      ))}
    </ol>
  );
}
