import type { ComponentProps } from "react";
import { Link } from "react-router";

import { savesData } from "~/lib/saves-data";

export interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, an anchor on the same page ("#plans"), or a full address. */
  to: string;
}

/** A link that stays in the app where it can: the page's code is fetched when the visitor shows interest. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  if (!isPage(to)) return <a href={to} {...rest} />;
  return <Link to={to} prefetch={savesData() ? "none" : "intent"} {...rest} />;
}

/** Files, such as a feed, are the browser's to open. */
function isPage(to: string): boolean {
  return to.startsWith("/") && !/\.\w+$/.test(to);
}
