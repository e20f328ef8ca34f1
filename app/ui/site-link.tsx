import type { ComponentProps } from "react";

export interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, an anchor on the same page ("#plans"), or a full address. */
  to: string;
}

/** A plain link. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <a href={to} {...rest} />;
}
