import type { ReactNode } from "react";

import { helpPath } from "~/articles/article";
import { SiteLink } from "~/ui/site-link";

interface HelpLinkProps {
  id: string;
  title: ReactNode;
  excerpt: ReactNode;
  /** Where it belongs, in a list that mixes groups. */
  group?: ReactNode;
}

/** A help article as one line to press: what it answers, and how. */
export function HelpLink({ id, title, excerpt, group }: HelpLinkProps) {
  return (
    <li className="border-b border-rule last:border-b-0">
      <SiteLink to={helpPath(id)} className="group block py-3">
        {group && <span className="label-text block text-ink-3">{group}</span>}
        <span className="block text-h4 group-hover:underline">{title}</span>
        <span className="text-small text-ink-2">{excerpt}</span>
      </SiteLink>
    </li>
  );
}
