import { SiteLink } from "./site-link";

export interface TagLinksProps {
  tags: readonly { name: string; path: string }[];
  className?: string;
}

/** Tags in hairline boxes that lead to what is filed under them. */
export function TagLinks({ tags, className }: TagLinksProps) {
  return (
    <ul aria-label="Tags" className={`flex flex-wrap gap-1.5 ${className ?? ""}`}>
      {tags.map(({ name, path }) => (
        <li key={name}>
          <SiteLink
            to={path}
            className="label-text block rounded-data border border-rule-2 px-2 py-1 text-ink-2 hover:text-ink"
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
