import { type Container, parse } from "postcss";

import { unescapeHtml } from "../../../app/lib/format/unescape-html.ts";

interface FirstSheet {
  css: string;
  /** How many rules at its end are the page's own. */
  own: number;
}

/** One sheet for the first paint of a page: what can hold there of the sheet of all pages, and then its own. */
export function firstSheet(html: string, shared: string, own: string): FirstSheet {
  const sheet = parse(shared);
  const classes = classesOf(html);
  keepSelectors(sheet, (selector) => classesIn(selector).every((name) => classes.has(name)));
  dropUnusedVariables(sheet, html + own);
  return { css: sheet.toString() + own, own: parse(own).nodes.length };
}

function keepSelectors(within: Container, isNeeded: (selector: string) => boolean) {
  within.each((node) => {
    if (node.type === "rule") {
      const needed = node.selectors.filter(isNeeded);
      if (needed.length === 0) node.remove();
      else node.selectors = needed;
    }
    if (node.type !== "atrule" || !node.nodes) return;
    keepSelectors(node, isNeeded);
    if (node.nodes.length === 0) node.remove();
  });
}

function dropUnusedVariables(sheet: Container, others: string) {
  const used = new Set(
    Array.from((sheet.toString() + others).matchAll(/var\((--[\w-]+)/g), ([, name]) => name),
  );
  sheet.walkDecls(/^--/, (variable) => {
    if (!used.has(variable.prop)) variable.remove();
  });
}

function classesOf(html: string): Set<string> {
  const lists = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => unescapeHtml(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** The classes that an element and those around it must have: none of those it must not, and of alternatives, as in :is(.a, .b), none. */
function classesIn(selector: string): string[] {
  const wanted = selector.replaceAll(/:not\([^()]*\)|:(?:is|where|has)\([^()]*,[^()]*\)/g, "");
  return Array.from(wanted.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );
}
