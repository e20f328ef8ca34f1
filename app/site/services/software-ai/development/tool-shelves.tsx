import { Folded } from "~/ui/folded";
import type { ToolCategory } from "./content";

// Its own file, so that no other page loads it.
import "../figures.css";

/** Categories as shelves: the tools stand on a line, side by side; on a phone a shelf opens. */
export function ToolShelves({ categories }: { categories: readonly ToolCategory[] }) {
  return (
    <ul className="grid border-axis max-sm:border-t sm:gap-y-9">
      {categories.map(({ category, choice, tools }) => (
        <li key={category} className="grid-12 border-rule-2 max-sm:border-b md:grid-rows-[auto_1fr]">
          <Folded
            intoGrid
            className="col-span-full"
            title={<h3 className="sm:col-span-full text-h4 md:col-span-4 lg:col-span-3">{category}</h3>}
            lede={
              <span className="label-text text-ink-3 sm:col-span-full sm:row-auto md:col-span-4 lg:col-span-3">
                {choice}
              </span>
            }
          >
            <ul className="col-span-full flex flex-wrap shelf gap-y-3 pl-px sm:mt-3 md:col-span-8 md:col-start-5 md:row-span-2 md:row-start-1 md:mt-0 lg:col-span-9 lg:col-start-4">
              {tools.map((tool) => (
                <li
                  key={tool}
                  className="-ml-px bg-surface px-3.5 py-3 text-plain leading-tight font-strong tracking-name"
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
