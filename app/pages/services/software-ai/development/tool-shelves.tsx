import { Folded } from "~/ui/folded";
import type { ToolCategory } from "./content";

/** Categories as shelves: the tools stand on a line, side by side; on a phone a shelf opens. */
export function ToolShelves({ categories }: { categories: readonly ToolCategory[] }) {
  return (
    <ul className="grid border-axis max-sm:border-t sm:gap-y-9">
      {categories.map(({ category, choice, tools }) => (
        <li key={category} className="grid-12 border-rule-2 max-sm:border-b">
          <Folded
            className="col-span-full md:grid md:grid-cols-subgrid md:[&>summary]:col-span-4 md:details-content:col-span-8 lg:[&>summary]:col-span-3 lg:details-content:col-span-9"
            title={<h3 className="text-h4">{category}</h3>}
            lede={<span className="label-text text-ink-3">{choice}</span>}
          >
            <ul className="flex flex-wrap gap-y-3 pl-px after:flex-1 after:border-b-[3px] after:border-unit sm:max-md:mt-3">
              {tools.map((tool) => (
                <li
                  key={tool}
                  className="-ml-px border-x border-t border-b-[3px] border-rule-2 border-b-unit bg-surface px-3.5 py-3 text-[1rem] leading-tight font-strong tracking-[-0.012em]"
                >
                  {tool}
                </li>
              ))}
            </ul>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
