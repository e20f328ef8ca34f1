import type { ToolCategory } from "./content";

/** Categories on a ruled grid of two columns, each with its tools in one line. */
export function ToolShelf({ categories }: { categories: readonly ToolCategory[] }) {
  return (
    <dl className="grid border-t border-axis sm:grid-cols-2">
      {categories.map(({ category, tools }) => (
        <div key={category} className="border-b border-rule-2 py-5 sm:odd:border-r sm:odd:pr-6 sm:even:pl-6">
          <dt className="text-h4">{category}</dt>
          {tools.map((tool) => (
            <dd key={tool} className="mr-4 inline-block text-ink-2">
              {tool}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
