import { TagList } from "~/ui/tag-list";

export interface ToolDrawersProps {
  categories: readonly { category: string; tools: readonly string[] }[];
}

/** One drawer to a category. */
export function ToolDrawers({ categories }: ToolDrawersProps) {
  return (
    <ul className="border-t border-axis">
      {categories.map(({ category, tools }) => (
        <li
          key={category}
          className="grid gap-x-6 gap-y-2.5 border-b border-rule-2 py-4.5 sm:grid-cols-[14rem_1fr] sm:items-center"
        >
          <h3 className="text-h4">{category}</h3>
          <TagList label={`Tools for ${category.toLowerCase()}`} tags={tools} />
        </li>
      ))}
    </ul>
  );
}
