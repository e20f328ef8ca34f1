import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { descriptionIn } from "../../app/enquiry/subject/describe.ts";
import { addressedPages, type BuiltPage } from "../support/built-site.ts";
import { mainOf } from "../support/page-parts.ts";
import { problemsOf } from "../support/problems.ts";
import { says, textOf } from "../support/says.ts";

// What stands around a link is what the visitor has chosen. The form has to name just that, whatever the code's lists say.

/** An amount with the period that makes it a price: "$4.99 per month", "$299 /month", "$2,999 one-time". */
const pricePattern = /\$[\d,.]*\d(?= ?(?:per (?:month|hour)|\/(?:user|month|year)|one-time))/;
/** "Choose Starter", but not "Choose a response time". */
const choosing = /^(?:Choose|Configure|Order|Select) (?!an? )/;

test("every link to the contact form that carries a choice leads to a form that names it", () => {
  const problems = problemsOf(addressedPages(), (page) =>
    linksWithChoice(page).flatMap((link) => {
      const address = link.getAttribute("href") ?? "";
      const sentence = descriptionIn(address.slice(address.indexOf("?")))?.sentence;
      if (!sentence) return [`${address} is not understood`];
      return chosen(link)
        .filter((text) => !says(sentence, text))
        .map((text) => `${address}: "${sentence}" does not name ${text}`);
    }),
  );
  expect(problems).toEqual([]);
});

test("links of an area that is a service option choose that option", () => {
  const problems = problemsOf(addressedPages(), (page) =>
    linksWithChoice(page).flatMap((link) => {
      const address = link.getAttribute("href") ?? "";
      const area = /^\/services\/(cloud|cybersecurity|hosting)\b/.exec(page.path)?.[1];
      const service = descriptionIn(address.slice(address.indexOf("?")))?.service;
      return !area || service === area ? [] : [`${address} chooses ${service}`];
    }),
  );
  expect(problems).toEqual([]);
});

test("what has a price or is chosen by its name never leads to an empty form", () => {
  const problems = problemsOf(addressedPages(), ({ path }) => {
    const cards = mainOf(path)
      .querySelectorAll("li, article")
      .filter((card) => card.querySelector("h3, h4") && pricePattern.test(textOf(card)));
    const links = [
      ...cards.flatMap((card) => card.querySelectorAll("a")),
      ...mainOf(path)
        .querySelectorAll("a")
        .filter((link) => choosing.test(textOf(link)) || /^(?:Apply Now|Request This)/.test(textOf(link))),
    ];
    return links
      .filter((link) => link.getAttribute("href") === "/contact")
      .map((link) => `${textOf(link)} leads to /contact`);
  });
  expect(problems).toEqual([]);
});

function linksWithChoice({ root }: BuiltPage): HTMLElement[] {
  return root.querySelectorAll('a[href^="/contact?"]');
}

/** What a visitor sees to have chosen: name, price and product of a plan, the parts of a configuration, a position. */
function chosen(link: HTMLElement): string[] {
  const panel = link.closest("[role=tabpanel]");
  const sliders = panel?.querySelectorAll("input[type=range]") ?? [];
  if (textOf(link).startsWith("Request ") && panel) {
    return [...prices(textOf(panel)), ...sliders.map((slider) => slider.getAttribute("value") ?? "?")];
  }
  const href = link.getAttribute("href") ?? "";
  if (href.includes("figure=")) return [textOf(link.closest(".figure-input")?.querySelector(".text-h3"))];
  if (!href.includes("plan=")) return [nameOf(link)];
  const listed = link.closest(".price-table tr, .price-panel");
  if (listed)
    return [
      ...wordsOf(listed, link),
      ...prices(textOf(listed.querySelector(".price-amount, .price-panel-name"))),
    ];
  const surroundings = columnOf(link) ?? textOf(link.closest("li, article"));
  return [nameOf(link), productOf(link), ...prices(surroundings)];
}

/** On the pricing page: every word of the plan's name and its product's. */
function wordsOf(listed: HTMLElement, link: HTMLElement): string[] {
  const name = listed.tagName === "TR" ? textOf(link) : textOf(listed.querySelector(".price-panel-name"));
  const words = name.replace(choosing, "").replace(/\$.*/, "").split(/\s+/);
  return words.map((word) => word.replace(/s$/, "")).filter((word) => word.length > 2);
}

/** The heading of its card or page, with which a button has to end; else what follows the verb, or precedes the price. */
function nameOf(link: HTMLElement): string {
  const [label = ""] = textOf(link).split(/ Most Popular| \$| Custom$/);
  const position = link.getAttribute("href")?.includes("job=")
    ? link.closest("main")?.querySelector("h1")
    : undefined;
  const heading = textOf(link.closest("li, article")?.querySelector("h3, h4") ?? position);
  if (!heading) return label.replace(choosing, "");
  return label === "Apply Now" || label.endsWith(heading) ? heading : `${heading} (the button says ${label})`;
}

/** Any word of the headings above a plan: the page's own, and that of a group of plans. */
function productOf(link: HTMLElement): string {
  const group = link.closest("ul, ol, table")?.parentNode;
  const headings = [link.closest("main")?.querySelector("h1"), group?.querySelector("h3")].map(textOf);
  const words = headings.flatMap((heading) => heading.split(/\W+/)).map((word) => word.replace(/s$/, ""));
  return words.filter((word) => word.length > 2 && word !== "and").join("|");
}

/** The first price; where it is agreed, that it is. */
function prices(text: string): string[] {
  const price = pricePattern.exec(text)?.[0];
  if (price) return [price];
  return says(text, "Custom") ? ["Custom"] : (/\$[\d,.]*\d/.exec(text)?.slice(0, 1) ?? []);
}

/** In a table of plans: the column of a link. */
function columnOf(link: HTMLElement): string | undefined {
  const cell = link.closest("td, th");
  const rows = cell?.closest("table")?.querySelectorAll("tr");
  const index = cell?.parentNode?.children.indexOf(cell) ?? -1;
  return rows?.map((row) => textOf(row.children[index])).join(" ");
}
