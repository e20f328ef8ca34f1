import { cx } from "~/lib/react/cx";

export interface RuledListProps {
  /** A few words each: features, activities, requirements. */
  items: readonly string[];
  /** Where the hairlines are: over each item, under each, or only between two. */
  rules?: "above" | "below" | "between";
  /** Place and colour of the list; a `*:` variant such as `*:py-1.5` changes all items at once. */
  className?: string;
}

/** Short lines divided by hairlines. */
export function RuledList({ items, rules = "above", className }: RuledListProps) {
  return (
    <ul className={cx("text-small", className)}>
      {items.map((item) => (
        <li key={item} className={cx("border-rule py-2", places[rules])}>
          {item}
        </li>
      ))}
    </ul>
  );
}

const places = { above: "border-t", below: "border-b", between: "not-first:border-t" };
