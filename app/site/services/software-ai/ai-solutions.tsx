import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import type { AiSolution } from "./content";

/** Each solution as a row: what it is, what it reads, what it returns; a phone folds the rest. */
export function AiSolutions({ solutions }: { solutions: readonly AiSolution[] }) {
  return (
    <ul className="border-t border-rule-2">
      {solutions.map((solution) => (
        <li
          key={solution.title}
          className="grid-12 border-b border-rule-2 pt-1.5 pb-5 sm:py-8 md:grid-rows-[auto_auto_1fr] md:py-10"
        >
          <Folded
            intoGrid
            className="col-span-full"
            title={
              <h3 className="sm:col-span-full text-h4 sm:text-h3 md:col-span-5 md:pr-8">{solution.title}</h3>
            }
            lede={
              <span className="sm:col-span-full max-w-[44ch] text-ink-2 sm:row-auto max-sm:text-small sm:mt-2 md:col-span-5 md:pr-8">
                {solution.description}
              </span>
            }
          >
            <TagList
              label="Technologies"
              tags={solution.technologies}
              className="col-span-full max-sm:mb-3 sm:mt-4 md:col-span-5 md:pr-8"
            />
            <DashList
              items={solution.features}
              className="content-start sm:order-1 sm:col-span-6 sm:mt-6 md:col-span-3 md:col-start-10 md:row-span-3 md:row-start-1 md:mt-0"
            />
          </Folded>
          <dl className="col-span-full grid content-start gap-y-2 sm:col-span-6 sm:mt-6 sm:gap-y-4 md:col-span-4 md:col-start-6 md:row-span-3 md:row-start-1 md:mt-0 md:pr-6">
            <Port name="Reads" text={solution.reads} bar="bg-unit" />
            <Port name="Returns" text={solution.returns} bar="bg-accent" />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Port({ name, text, bar }: { name: string; text: string; bar: string }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-3">
      <dt className="label-text flex items-center gap-2 text-ink-3">
        <span aria-hidden className={`h-3 w-1.5 ${bar}`} />
        {name}
      </dt>
      <dd className="font-medium tracking-control max-sm:text-small">{text}</dd>
    </div>
  );
}
