import { expect, test } from "vitest";

import { backup } from "../../app/catalogue/lines.data.ts";
import { cloudSupport, monitoring } from "../../app/catalogue/promises/support.data.ts";
import { addressedPages, type BuiltPage } from "../support/built-site.ts";
import { mainOf } from "../support/page-parts.ts";
import { plain, promisesIn, promiseTexts, specifiedTexts, without } from "../support/promised.ts";
import { textOf } from "../support/says.ts";

// A promise exists once, in app/catalogue/promises. Pages take it from there, to the letter; help articles are text, so
// of theirs the figures are compared.

/** Texts that look like a promise of ours and are none, by page. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // What a client's own customers, players or lenders do.
  "/industries": ["a refund on the morning after"],
  "/industries/ecommerce": ["Refund when the parcel is scanned"],
  "/industries/fintech": ["Lending and credit decisions"],
  "/services/cloud/data-analytics": ["Churn, credit and lead scoring"],
  "/services/software-ai/automation": ["Returns and refunds", "stock entry and refund follow", "5 Refund"],
  // A drawing's own description.
  "/industries/gaming": ["The servers are there before them at every hour"],
  // Times that a law or a registry sets.
  "/services/cybersecurity/compliance": ["Breaches reported within 72 hours"],
  "/privacy": ["The answer comes within one month"],
  "/support/knowledge-base/transfer-a-domain-to-us": ["Within 60 days"],
  // Worked out from the module: the credits by month, and hours in a table, which a test below compares with it.
  "/service-levels": [
    "the credit you get when we miss it",
    "1 h down is 99.861% availability",
    "Below 99.0%",
    "Below 95.0%",
    "Credit by minutes without service",
    "Credit in per cent",
    "Uptime credits by month",
    "Credit on that fee",
    "How to claim a credit",
    "You get the credit",
    "every client Any product 24/7/365",
    "Professional 24/7 Cloud Support 24/7",
    "Enterprise 24/7 Cloud Support 24/7/365",
    "Professional Security Monitoring: alerts 24/7",
    "Enterprise Security Monitoring: alerts 24/7",
  ],
  // A figure whose title stands before it: support as promised, and the analysts' week.
  "/services": ["Support 24/7"],
  "/services/cybersecurity": ["24/7 A week of 168 hours"],
  // The plans' own figures, in the cells of a table: tests/built/pricing.test.ts compares them with the catalogue.
  "/pricing": ["Recovery: under 1 h", "Data loss: under 5 min", "On shift: 24/7/365", "On shift: 24/7"],
  // What nobody can promise.
  "/services/marketing/seo-smo": ["A guaranteed first place"],
};

/** How help articles may say "at any hour" of the line for outages. */
const sameAsAnyHour = ["day and night", "day or night"];

/** What others promised or measured: articles and their lists, and the figures of clients' projects. */
const ofOthers = /^\/(?:blog|case-studies|portfolio)(?:\/|$)/;
const helpArticles = /^\/support\/knowledge-base/;

const texts = await promiseTexts();
const pages = addressedPages().filter(({ path }) => !ofOthers.test(path));

test("the promises are found", () => {
  expect(texts.length).toBeGreaterThan(20);
});

test("a page promises what the module of promises or the specification says, in the same words", () => {
  const found = pages
    .filter(({ path }) => !helpArticles.test(path))
    .flatMap((page) => {
      const allowed = [...texts, ...specifiedTexts((path) => path === page.path), ...exceptTexts(page)];
      const rest = without(textsOf(page), allowed);
      return promisesIn(rest).map((promise) => `${page.path}: ${around(rest, promise)}`);
    });
  expect(found).toEqual([]);
});

test("a help article has the figures of the module of promises", () => {
  const known = new Set([
    ...sameAsAnyHour,
    ...texts.flatMap(promisesIn).map((promise) => promise.toLowerCase()),
  ]);
  const specified = specifiedTexts(() => true);
  const found = pages
    .filter(({ path }) => helpArticles.test(path))
    .flatMap((page) => {
      const rest = without(textsOf(page), [...specified, ...exceptTexts(page)]);
      return promisesIn(rest)
        .filter((promise) => !known.has(promise.toLowerCase()))
        .map((promise) => `${page.path}: ${around(rest, promise)}`);
    });
  expect(found).toEqual([]);
});

test("the help article about support has the response times of every plan", () => {
  const article = pages.find(({ path }) => path === "/support/knowledge-base/how-to-reach-support");
  for (const [plan, { response, hours }] of Object.entries(cloudSupport)) {
    expect(plain(textOf(article?.root))).toMatch(new RegExp(`${plan} ${response.text} ${hours}`, "i"));
  }
});

test("the page of service levels has hours, channel and response time of every plan", () => {
  const rows = mainOf("/service-levels")
    .querySelectorAll("#support tbody tr")
    .map((row) => textOf(row));
  for (const levels of [cloudSupport, monitoring]) {
    for (const [plan, { response, hours, channel }] of Object.entries(levels)) {
      const said = `${hours} ${channel} ${response.text}`.toLowerCase();
      expect(
        rows.find((row) => row.toLowerCase().startsWith(plan) && row.toLowerCase().endsWith(said)),
      ).toBeTruthy();
    }
  }
});

test("the help article about restores has the times of every backup plan", () => {
  const article = pages.find(({ path }) => path === "/support/knowledge-base/restore-from-a-backup");
  for (const { name, retention, rto, rpo } of backup.plans) {
    const row = new RegExp(`${name}, \\$[\\d,.]+ ${retention.text} ${rto.text} ${rpo.text}`);
    expect(plain(textOf(article?.root))).toMatch(row);
  }
});

test("every exception still stands on its page", () => {
  const gone = Object.entries(exceptions).flatMap(([path, list]) => {
    const page = pages.find((each) => each.path === path);
    const text = page ? plain(textsOf(page)) : "";
    return list.filter((each) => !text.includes(plain(each))).map((each) => `${path}: ${each}`);
  });
  expect(gone).toEqual([]);
});

function exceptTexts({ path }: BuiltPage): string[] {
  return (exceptions[path] ?? []).map(plain);
}

/** All that a visitor, a screen reader or a search engine is told. */
function textsOf({ root }: BuiltPage): string {
  const named = root
    .querySelectorAll("[aria-label], [alt], meta[name=description]")
    .map((element) =>
      ["aria-label", "alt", "content"].map((name) => element.getAttribute(name) ?? "").join(" "),
    );
  return [textOf(root.querySelector("title")), ...named, textOf(root.querySelector("body"))].join(" | ");
}

/** A promise with the words around it, so that it can be found. */
function around(text: string, promise: string): string {
  const at = text.indexOf(promise);
  return text.slice(Math.max(0, at - 60), at + promise.length + 60);
}
