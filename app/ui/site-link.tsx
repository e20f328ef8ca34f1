import type { ComponentProps } from "react";
import { Link } from "react-router";

export interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, an anchor on the same page ("#plans"), or a full address. */
  to: string;
}

/** A link that stays in the app where it can: the page's code is fetched when the visitor shows interest. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return to.startsWith("/") ? <Link to={to} prefetch="intent" {...rest} /> : <a href={to} {...rest} />;
}
