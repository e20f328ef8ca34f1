import { cx } from "~/lib/react/cx";
import { SiteLink, type SiteLinkProps } from "./site-link";

/** A link that stands alone, underlined by a hairline. Inside running text use a plain SiteLink with "underline". */
export function TextLink({ className, ...link }: SiteLinkProps) {
  return (
    <SiteLink
      className={cx(
        "inline-flex items-center gap-2 border-b border-rule-2 pb-0.5 font-strong tracking-control transition-colors hover:border-current",
        className,
      )}
      {...link}
    />
  );
}
