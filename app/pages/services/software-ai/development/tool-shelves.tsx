import type { ToolCategory } from "./content";

/** Categories as shelves: the tools stand on a line, side by side. */
export function ToolShelves({ categories }: { categories: readonly ToolCategory[] }) {
  return (
    <dl className="grid gap-y-9">
      {categories.map(({ category, choice, tools }) => (
        <div key={category} className="grid-12 gap-y-3">
          <dt className="col-span-full md:col-span-4 lg:col-span-3">
            <span className="block text-h4">{category}</span>
            <span className="label-text text-ink-3">{choice}</span>
          </dt>
          <dd className="col-span-full md:col-span-8 lg:col-span-9">
            <ul className="flex flex-wrap gap-y-3 pl-px after:flex-1 after:border-b-[3px] after:border-unit">
              {tools.map((tool) => (
                <li
                  key={tool}
                  className="-ml-px border-x border-t border-b-[3px] border-rule-2 border-b-unit bg-surface px-3.5 py-3 text-[1rem] leading-tight font-strong tracking-[-0.012em]"
                >
                  {tool}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
