import { paintedAndLoaded } from "./first-paint.ts";

let whole: Promise<() => void> | undefined;

/**
 * A page whose own style sheet is large is painted with one that holds it and what the page needs of the sheet of all pages
 * (scripts/finish-build/boot/own-styles.ts). What the app shows may need all of that one: it stands in the page, switched off.
 * Resolves when it has come, to what puts it to use.
 */
export function fetchWholeStyles(): Promise<() => void> {
  whole ??= fetchOnce();
  return whole;
}

async function fetchOnce(): Promise<() => void> {
  await paintedAndLoaded();
  const first = document.querySelector<HTMLLinkElement>("link[data-own]");
  const ofAll = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (!first?.sheet || !ofAll || !(await fetched(ofAll))) return () => {};
  return () => {
    ofAll.media = "";
    // Rules must not stand behind others of theirs that come only with the whole.
    while (first.sheet && first.sheet.cssRules.length > Number(first.dataset.own)) first.sheet.deleteRule(0);
  };
}

/** Without being used. */
function fetched(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
    link.media = "not all";
    link.disabled = false;
  });
}
