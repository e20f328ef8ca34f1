import { startConnection } from "~/connection/every-page";
import { newsletterForms } from "~/features/newsletter/send-newsletter-form";
import { opensSearch } from "~/features/search/search-shortcut";
import { copyAddress } from "~/features/share-link/copy-address";
import { switchTheme } from "~/features/theme/switch-theme";
import { menuBar } from "./menu-bar";

/* All that every page needs of a script: menus, the newsletter, the buttons with a `data-action`, the keys of the search. */

const actions: Record<string, (button: HTMLElement) => unknown> = {
  "copy-address": copyAddress,
  "copy-code": copyCode,
  "switch-theme": switchTheme,
  "open-search": openSearch,
  print: () => window.print(),
  "reload-page": () => location.reload(),
};

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-action]");
  if (button) void actions[`${button.dataset.action}`]?.(button);
});
addEventListener("keydown", (event) => {
  if (!opensSearch(event)) return;
  event.preventDefault();
  openSearch();
});

menuBar(document.querySelector<HTMLElement>("nav[aria-label=Main]"));
mobileMenu(document.querySelector<HTMLDialogElement>("#mobile-menu"));
newsletterForms();
startConnection();
document.documentElement.dataset.ready = "";

function openSearch(button?: HTMLElement) {
  // Safari focuses no button on a click; focus has to have a place to return to.
  button?.focus();
  import("./open-search").then(({ open }) => open(excuseSearch), excuseSearch);
}

function excuseSearch() {
  document.querySelector("[data-search-failed]")?.removeAttribute("hidden");
}

/**
 * What the menu of a phone lacks without a script: it closes when a link is chosen or the window grows, and opens in
 * browsers without invoker commands.
 */
function mobileMenu(menu: HTMLDialogElement | null) {
  if (!menu) return;
  const knowsCommands = "command" in HTMLButtonElement.prototype;
  menu.addEventListener("click", ({ target }) => {
    if ((target as Element).closest(knowsCommands ? "a" : "a, [command=close]")) menu.close();
  });
  for (const leaving of ["hashchange", "popstate"]) addEventListener(leaving, () => menu.close());
  matchMedia("(min-width: 60rem)").addEventListener("change", () => menu.close());
  if (knowsCommands) return;
  document.querySelector("[commandfor=mobile-menu]")?.addEventListener("click", () => menu.showModal());
}

/** How long a copy button says that it has copied. */
const thanks = 2000;

/** Copies the code beside a button, and lets the button say so. */
async function copyCode(button: HTMLElement) {
  const code = button.parentElement?.querySelector("code")?.textContent ?? "";
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = "Copied";
  } catch {
    // Permission refused: the code can still be selected.
    button.textContent = "Select and copy by hand";
  }
  setTimeout(() => (button.textContent = label), thanks);
}
