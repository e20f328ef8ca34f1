/** From light to dark or back, whatever the page shows now, and remembers it. */
export function switchTheme() {
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
