import { cx } from "~/lib/cx";
import { categories, type Category, resultLine } from "./category";

export interface FilterBarProps {
  chosen: Category | undefined;
  /** How many projects are in view. */
  count: number;
  onChoose: (category: Category | undefined) => void;
}

/** "All" and one button for each category; beside them, what came of it. Useless without a script, so hidden then. */
export function FilterBar({ chosen, count, onChoose }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-rule-2 py-4 noscript:hidden">
      <div role="group" aria-label="Filter projects by category" className="flex flex-wrap gap-2">
        {[undefined, ...categories].map((category) => (
          <button
            key={category ?? "All"}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
            className={cx(
              "min-h-11 cursor-pointer rounded-control border px-4 text-small font-strong transition-colors",
              category === chosen
                ? "border-ink bg-ink text-paper"
                : "border-control bg-surface text-ink hover:border-ink",
            )}
          >
            {category ?? "All"}
          </button>
        ))}
      </div>
      <p role="status" className="label-text text-ink-2">
        {resultLine(count, chosen)}
      </p>
    </div>
  );
}
