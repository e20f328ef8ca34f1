export interface TagListProps {
  /** What the tags are, e.g. "Technologies", for a screen reader. */
  label: string;
  /** Shows the label above the tags as well. */
  labelled?: boolean;
  tags: readonly string[];
  className?: string;
}

/** Short names in hairline boxes: technologies, tools, platforms. */
export function TagList({ label, labelled, tags, className }: TagListProps) {
  return (
    <div className={className}>
      {labelled && <p className="label-text mb-2 text-ink-3">{label}</p>}
      <ul aria-label={label} className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag} className="label-text rounded-data border border-rule-2 px-2 py-0.5 text-ink-2">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
