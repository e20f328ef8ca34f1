export interface ToolCategory {
  category: string;
  tools: readonly string[];
}

/** Tools in the order in which a move needs them. */
export function Tools({ categories }: { categories: readonly ToolCategory[] }) {
  return (
    <dl className="border-t border-rule-2">
      {categories.map(({ category, tools }) => (
        <div
          key={category}
          className="grid gap-x-(--gap) gap-y-2 border-b border-rule py-5 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-h4">{category}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
              {tools.map((tool) => (
                <li key={tool}>{tool}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
