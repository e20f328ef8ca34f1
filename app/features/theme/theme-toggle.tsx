import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";

import { cx } from "~/lib/react/cx";
import { IconButton, type IconButtonProps } from "~/ui/icon-button";

/** Shows what a press leads to. Both icons are there and CSS picks one, so the prerendered page is right in either theme. */
export function ThemeToggle({ className, ...rest }: Omit<IconButtonProps, "label">) {
  return (
    <IconButton
      label="Switch between light and dark"
      data-action="switch-theme"
      className={cx("noscript:hidden", className)}
      {...rest}
    >
      <Moon aria-hidden size={18} className="dark:hidden" />
      <Sun aria-hidden size={18} className="hidden dark:block" />
    </IconButton>
  );
}
