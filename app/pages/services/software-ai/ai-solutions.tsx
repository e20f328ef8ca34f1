import { DashList } from "~/ui/dash-list";
import { TagList } from "~/ui/tag-list";
import type { AiSolution } from "./content";

/** Each solution as a row: what it is, what it reads, what it returns. */
export function AiSolutions({ solutions }: { solutions: readonly AiSolution[] }) {
  return (
    <ul className="border-t border-rule-2">
      {solutions.map((solution) => (
        <li key={solution.title} className="grid-12 gap-y-6 border-b border-rule-2 py-8 md:py-10">
          <div className="col-span-full md:col-span-5 md:pr-8">
            <h3 className="text-h3">{solution.title}</h3>
            <p className="mt-2 max-w-[44ch] text-ink-2">{solution.description}</p>
            <TagList label="Technologies" tags={solution.technologies} className="mt-4" />
          </div>
          <dl className="col-span-full grid content-start gap-y-4 sm:col-span-6 md:col-span-4 md:pr-6">
            <Port name="Reads" text={solution.reads} bar="bg-unit" />
            <Port name="Returns" text={solution.returns} bar="bg-accent" />
          </dl>
          <DashList
            items={solution.features}
            className="col-span-full content-start sm:col-span-6 md:col-span-3"
          />
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
      <dd className="font-medium tracking-[-0.01em]">{text}</dd>
    </div>
  );
}
