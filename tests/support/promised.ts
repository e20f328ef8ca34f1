import { readdirSync } from "node:fs";
import { join } from "node:path";

import { productLines } from "../../app/catalogue/lines.ts";
import { pages } from "../../app/site-map.ts";
import { specifiedPages } from "../facts/all-pages.ts";
import { repository } from "./source-files.ts";

/** What a promise looks like: times, percentages, and words that bind us. */
const patterns: readonly RegExp[] = [
  /\b9\d\.\d+ ?%|\b\d+(?:\.\d+)? ?% (?:of )?uptime/gi,
  /\b(?:within|under|in less than) (?:an?|one|two|three|four|five|ten|fifteen|\d+)(?:[–-]\d+)? ?(?:(?:working|business|more) )?(?:min(?:ute)?s?|h|hours?|days?|weeks?|months?)\b/gi,
  /\b24\/7(?:\/365)?/g,
  /\b(?:a?round the clock|day (?:and|or) night|at (?:any|every|all) hours?|every hour of)\b/gi,
  /\bguarante\w+|\bSLAs?\b/gi,
  /\bcredit(?:s|ed)?\b/gi,
  /\brefund\w*/gi,
  /(?:\b\d+(?:\.\d+)? ?% )?\b(?:GST|VAT)\b|\b(?:plus|without|excluding|including) tax(?:es)?\b/gi,
  /\b\d+[-– ]days?(?: free)? trial\b|\btrial (?:of|for|lasts|runs for) \d+ \w+|\bno card\b/gi,
  /\b(?:same|next)(?: or (?:the )?next)? working day\b/gi,
  /\b\d+ hours (?:ahead|before|beforehand)\b/gi,
  /\bcancel at any time\b|\bnotice period\b|\bno minimum commitment\b/gi,
];

/** The promises in a text, as they stand in it. */
export function promisesIn(text: string): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
}

/** Every text of app/catalogue/promises and every feature of a plan that promises something. */
export async function promiseTexts(): Promise<string[]> {
  const folder = join(repository, "app/catalogue/promises");
  const files = readdirSync(folder).filter((file) => !/\.(?:server|test)\./.test(file));
  const modules: unknown[] = await Promise.all(files.map((file) => import(join(folder, file))));
  const features = productLines.flatMap(({ plans }) => plans.flatMap((plan) => plan.features));
  // "24/7" as the hours of a plan is a figure; only a sentence or a name says what it is about.
  return stringsIn([modules, features])
    .map(plain)
    .filter((text) => isPromise(text) && !/^24\/7(?:\/365)?$/.test(text));
}

/** What the specification fixes on some pages, the facts of the plans they sell, and the names of pages, which stand in every menu. */
export function specifiedTexts(isMeant: (path: string) => boolean): string[] {
  const facts = specifiedPages.filter(({ path }) => isMeant(path));
  const sold = productLines.filter(({ page }) => isMeant(page)).map(({ columns }) => columns);
  const texts = [...stringsIn([facts, sold]), ...pages.map(({ label }) => label)];
  return texts
    .flatMap((text) => text.split("|"))
    .map(plain)
    .filter(isPromise);
}

/** A text without those that may stand in it, in any case of letters. */
export function without(text: string, allowed: readonly string[]): string {
  const longestFirst = allowed.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (rest, each) => rest.replaceAll(new RegExp(escaped(each), "giu"), " … "),
    plain(text),
  );
}

/** One kind of space and dash, and none before a full stop: elements may end anywhere in a sentence. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll("-", "–")
    .replaceAll(/ (?=[.,;:!?%])/g, "")
    .trim();
}

function isPromise(text: string): boolean {
  return promisesIn(text).length > 0;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
