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

/** A help article as one thing to press: what it answers, and how. */
export function HelpLink({ id, title, excerpt, group }: HelpLinkProps) {
  return (
    <SiteLink to={helpPath(id)} className="group block py-3">
      {group && <span className="label-text block text-ink-3">{group}</span>}
      <span className="block text-h4 text-balance group-hover:underline">{title}</span>
      <span className="mt-1 block max-w-[52ch] text-small text-ink-2">{excerpt}</span>
    </SiteLink>
  );
}
