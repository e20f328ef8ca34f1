import { helpPath } from "~/articles/article";
import { SiteLink } from "~/ui/site-link";

interface HelpLinkProps {
  id: string;
  title: string;
  excerpt: string;
}

/** A help article as one thing to press: what it answers, and how. */
export function HelpLink({ id, title, excerpt }: HelpLinkProps) {
  return (
    <SiteLink to={helpPath(id)} className="group block py-3">
      <span className="block text-h4 text-balance group-hover:underline">{title}</span>
      <span className="mt-1 block max-w-[52ch] text-small text-ink-2">{excerpt}</span>
    </SiteLink>
  );
}
