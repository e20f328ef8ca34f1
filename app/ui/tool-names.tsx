import { cx } from "~/lib/cx";

export interface ToolNamesProps {
  /** What the names are, for a screen reader, e.g. "Technologies". */
  label: string;
  names: readonly string[];
  className?: string;
}

/** Names of products and techniques, each in a hairline box. */
export function ToolNames({ label, names, className }: ToolNamesProps) {
  return (
    <ul aria-label={label} className={cx("flex flex-wrap gap-1.5", className)}>
      {names.map((name) => (
        <li key={name} className="label-text rounded-data border border-rule-2 px-2 py-0.75 text-ink-2">
          {name}
        </li>
      ))}
    </ul>
  );
}
