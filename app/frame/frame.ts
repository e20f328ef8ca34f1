import { startConnection } from "~/connection/frame";
import { copyAddress } from "~/lib/clipboard/copy-address";
import { copyCode } from "~/lib/clipboard/copy-code";
import { opensSearch } from "~/features/search/search-shortcut";
import { switchTheme } from "~/lib/theme/switch-theme";
import { menuBar } from "./menu-bar";
import { mobileMenu } from "./mobile-menu";
import { newsletterForms } from "./newsletter";

/* All that every page needs of a script: menus, the newsletter, the buttons with a `data-does`, the keys of the search. */

const answers: Record<string, (button: HTMLElement) => unknown> = {
  "copy-address": copyAddress,
  "copy-code": copyCode,
  "switch-theme": switchTheme,
  "open-search": openSearch,
  print: () => window.print(),
  "reload-page": () => location.reload(),
};

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-does]");
  if (button) void answers[`${button.dataset.does}`]?.(button);
});
addEventListener("keydown", (event) => {
  if (!opensSearch(event)) return;
  event.preventDefault();
  openSearch();
});

function openSearch(button?: HTMLElement) {
  // Safari focuses no button on a click; focus has to have a place to return to.
  button?.focus();
  import("./open-search").then(({ open }) => open(excuseSearch), excuseSearch);
}

function excuseSearch() {
  document.querySelector("[data-search-failed]")?.removeAttribute("hidden");
}

menuBar(document.querySelector<HTMLElement>("nav[aria-label=Main]"));
mobileMenu(document.querySelector<HTMLDialogElement>("#mobile-menu"));
newsletterForms();
startConnection();
document.documentElement.dataset.answers = "";
