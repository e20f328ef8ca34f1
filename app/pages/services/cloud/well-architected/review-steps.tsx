import { RuledList } from "~/ui/ruled-list";
import { SideNote } from "~/ui/side-note";
import type { ReviewStep } from "./content";

/** The steps as a ruled list: duration in large type, what is done, what is in your hands afterwards. */
export function ReviewSteps({ steps }: { steps: readonly ReviewStep[] }) {
  return (
    <ol className="border-t border-axis">
      {steps.map((step, index) => (
        <li key={step.title} className="grid-12 gap-y-4 border-b border-rule-2 py-8 md:py-10">
          <p className="col-span-full text-figure md:col-span-3 md:wrap-anywhere">
            <Duration text={step.duration} />
          </p>
          <div className="col-span-full md:col-span-5 md:pr-6">
            <h3 className="text-h3">
              Step {index + 1}: {step.title}
            </h3>
            <p className="mt-2 max-w-[48ch] text-ink-2">{step.description}</p>
            <SideNote label="You get" className="mt-4 border-blue text-small">
              {step.result}
            </SideNote>
          </div>
          <RuledList
            items={step.activities}
            rules="between"
            className="col-span-full text-ink-2 md:col-span-4 md:pt-1 *:py-2.5 *:first:pt-0"
          />
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
      {figure} {unit && <span className="ml-1 text-[1.125rem] tracking-normal text-ink-2"> {unit}</span>}
    </>
  );
}
