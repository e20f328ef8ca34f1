import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";

export interface ToolDrawersProps {
  categories: readonly { category: string; tools: readonly string[] }[];
}

/** One drawer to a category; on a phone closed. */
export function ToolDrawers({ categories }: ToolDrawersProps) {
  return (
    <ul className="border-t border-axis">
      {categories.map(({ category, tools }) => (
        <li key={category} className="border-b border-rule-2 py-4.5 max-sm:py-0">
          <Folded
            className="sm:grid sm:grid-cols-[14rem_1fr] gap-x-6 sm:items-center"
            title={<h3 className="text-h4">{category}</h3>}
          >
            <TagList label={`Tools for ${category.toLowerCase()}`} tags={tools} />
          </Folded>
        </li>
      ))}
    </ul>
  );
}
