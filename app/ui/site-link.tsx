import type { ComponentProps } from "react";
import { Link } from "react-router";

export interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, an anchor on the same page ("#plans"), or a full address. */
  to: string;
}

/** A link that stays in the app where it can: the page's code is fetched when the visitor shows interest. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return isPage(to) ? <Link to={to} prefetch="intent" {...rest} /> : <a href={to} {...rest} />;
}

/** Files, such as a feed, are the browser's to open. */
function isPage(to: string): boolean {
  return to.startsWith("/") && !/\.\w+$/.test(to);
}
