import { helpPath } from "~/articles/article";
import type { HelpGroup } from "~/articles/help-groups";
import { SiteLink } from "~/ui/site-link";

interface SameGroupProps {
  group: HelpGroup;
  others: readonly { id: string; title: string }[];
}

/** The other articles of the group. */
export function SameGroup({ group, others }: SameGroupProps) {
  return (
    <nav aria-labelledby="same-group" className="border-t border-rule-2 pt-4">
      <h2 id="same-group" className="label-text text-ink-3">
        More in {group}
      </h2>
      <ul className="mt-2">
        {others.map(({ id, title }) => (
          <li key={id}>
            <SiteLink
              to={helpPath(id)}
              className="block py-1 text-small text-ink-2 hover:text-ink hover:underline"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
