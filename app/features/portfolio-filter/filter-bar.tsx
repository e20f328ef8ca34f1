import { cx } from "~/lib/react/cx";
import { categories, type Category, resultLine } from "./category";

export interface FilterBarProps {
  /** The category of the projects in view. */
  shown: Category | undefined;
  /** The same, or for a moment the one that will be. */
  chosen: Category | undefined;
  /** How many projects are in view. */
  count: number;
  onChoose: (category: Category | undefined) => void;
}

/** "All" and one button for each category; below them, what came of it. Useless without a script, so hidden then. */
export function FilterBar({ shown, chosen, count, onChoose }: FilterBarProps) {
  return (
    <div className="noscript:hidden">
      <div
        role="group"
        aria-label="Filter projects by category"
        className="flex flex-wrap gap-2 border-y border-rule-2 py-4"
      >
        {[undefined, ...categories].map((category) => (
          <button
            key={category ?? "All"}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
            className={cx(
              "min-h-11 cursor-pointer rounded-control border px-3 text-dense font-strong narrow transition-colors sm:px-4",
              category === chosen
                ? "border-ink bg-ink text-paper"
                : "border-control bg-surface text-ink hover:border-ink",
            )}
          >
            {category ?? "All"}
          </button>
        ))}
      </div>
      <p role="status" className="label-text mt-3 text-ink-2">
        {resultLine(count, shown)}
      </p>
    </div>
  );
}
