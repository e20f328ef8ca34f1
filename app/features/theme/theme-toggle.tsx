import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";

import { cx } from "~/lib/react/cx";
import { IconButton } from "~/ui/icon-button";

/** Shows what a press leads to. Both icons are there and CSS picks one, so the prerendered page is right in either theme. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton
      label="Switch between light and dark"
      onClick={switchTheme}
      className={cx("noscript:hidden", className)}
    >
      <Moon aria-hidden size={18} className="dark:hidden" />
      <Sun aria-hidden size={18} className="hidden dark:block" />
    </IconButton>
  );
}

function switchTheme() {
  const root = document.documentElement;
  const dark = getComputedStyle(root).colorScheme === "dark" || (!root.dataset.theme && systemIsDark());
  const theme = dark ? "light" : "dark";
  root.dataset.theme = theme;
  for (const colour of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    colour.media = colour.dataset.scheme === theme ? "all" : "not all";
  }
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage can be blocked; the choice then lasts until the page is left.
  }
}

function systemIsDark() {
  return window.matchMedia("(prefers-color-scheme: dark)").matches;
}
