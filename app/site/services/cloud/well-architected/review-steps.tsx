import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import { SideNote } from "~/ui/side-note";
import type { ReviewStep } from "./content";

/** The steps as a ruled list: duration in large type, what is done, what is in your hands afterwards; a phone folds what is done. */
export function ReviewSteps({ steps }: { steps: readonly ReviewStep[] }) {
  return (
    <ol className="border-t border-axis">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid-12 gap-y-4 border-b border-rule-2 py-8 max-sm:gap-y-0 max-sm:pt-5 max-sm:pb-0 md:py-10"
        >
          <p className="col-span-full text-figure max-sm:text-h4 md:col-span-3 md:wrap-anywhere">
            <Duration text={step.duration} />
          </p>
          <Folded
            className="col-span-full md:col-span-9 md:grid md:grid-cols-9 md:gap-x-(--gap) md:details-content:col-span-4 md:[&>summary]:col-span-5"
            title={
              <h3 className="text-h4 sm:text-h3">
                Step {index + 1}: {step.title}
              </h3>
            }
            lede={
              <span className="block md:pr-6">
                <span className="block max-w-[48ch] text-ink-2 max-sm:text-small sm:mt-2">
                  {step.description}
                </span>
                <SideNote as="span" label="You get" className="mt-2 block border-blue text-small sm:mt-4">
                  {step.result}
                </SideNote>
              </span>
            }
          >
            <RuledList
              items={step.activities}
              rules="between"
              className="text-ink-2 sm:max-md:mt-4 md:pt-1 *:py-2.5 *:first:pt-0"
            />
          </Folded>
        </li>
      ))}
    </ol>
  );
}

/** The figure large, its unit small. */
function Duration({ text }: { text: string }) {
  const [figure, unit] = text.split(" ");
  return (
    <>
      {figure} {unit && <span className="ml-1 text-title-sm tracking-normal text-ink-2"> {unit}</span>}
    </>
  );
}
