import { readFileSync } from "node:fs";

import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { markdownPath } from "../../app/lib/metadata/markdown-path.ts";
import { productLines } from "../../app/catalogue/lines.ts";
import { formatPrice } from "../../app/lib/format/format-price.ts";
import { identity } from "../../app/identity.ts";
import { addressedPages, servedFile } from "../support/built-site.ts";

// Programs read the Markdown version instead of the page: it has to say the same.

const markdownFiles = addressedPages().map((page) => {
  const address = markdownPath(encodeURI(page.path));
  const file = servedFile(address);
  return { ...page, address, text: file ? readFileSync(file, "utf8") : "" };
});

test("every page has one, and names it", () => {
  expect(markdownFiles.filter(({ text }) => text.length < 300).map(({ path }) => path)).toEqual([]);
  const unnamed = markdownFiles.filter(
    ({ root, address }) => root.querySelector('link[type="text/markdown"]')?.getAttribute("href") !== address,
  );
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

test("it begins with the page's title, description and address", () => {
  const wrong = markdownFiles.filter(({ root, text, path }) => {
    const [title, , description, , address] = text.slice(text.indexOf("# ")).split("\n");
    const said = root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
    return (
      plain(title ?? "") !== words(root.querySelector("h1")?.textContent ?? "") ||
      plain(description ?? "") !== words(said) ||
      address !== `> <${identity.siteUrl}${encodeURI(path)}>`
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("its spaces are ordinary ones", () => {
  expect(markdownFiles.filter(({ text }) => text.includes("\u00A0")).map(({ path }) => path)).toEqual([]);
});

test("every heading of the page is in it, in the same order", () => {
  const wrong = markdownFiles.flatMap(({ path, root, text }) => {
    const there = root
      .querySelectorAll("main h2")
      .filter((heading) => !heading.closest("form, nav, dialog, [hidden]"))
      .map((heading) => words(spoken(heading)));
    const written = [...text.matchAll(/^[\s\-*\d.>]*## (.+)$/gm)].map(([, heading = ""]) => plain(heading));
    return there.join("|") === written.join("|")
      ? []
      : [`${path}: ${there.join("|")} / ${written.join("|")}`];
  });
  expect(wrong).toEqual([]);
});

test("the prices of all plans are in the Markdown version of the page that sells them", () => {
  const missing = productLines.flatMap(({ plans }) =>
    plans.filter((plan) => {
      const sold = markdownFiles.filter(({ html }) => html.includes(`/contact?plan=${plan.id}"`));
      return (
        sold.length === 0 ||
        !sold.every(({ text }) => text.includes(formatPrice(plan.price).replace("$", "")))
      );
    }),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test("nothing of the page's frame, code or controls is left in it", () => {
  const left = markdownFiles.filter(({ text }) => {
    const prose = text.replaceAll(/^( *)```[^]*?^\1```$/gm, "").replaceAll(/`[^`\n]*`/g, "");
    return /<\/?(?:div|span|svg|path|button|input)\b|className|Skip to content|\]\((?!https?:|mailto:|tel:)/.test(
      prose,
    );
  });
  expect(left.map(({ path }) => path)).toEqual([]);
});

/** Without numbers and marks that only the eye needs. */
function spoken(heading: HTMLElement): string {
  const copy = heading.clone() as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

/** A line of Markdown as the text that it stands for. */
function plain(line: string): string {
  return words(
    line
      .replace(/^[#>\s]+/, "")
      .replace(/^\[(.+)\]\(https:.+\)$/, "$1")
      .replaceAll(/[*_`]/g, "")
      .replaceAll("\\", ""),
  );
}

/** Entities decoded, white space and the signs that Markdown would read as its own apart. */
function words(text: string): string {
  return text
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll(/[*_`\\]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
