import { expect, test } from "vitest";

import { createSearch } from "./engine";
import { packIndex } from "./search-index";

const entry = (path: string, title: string, description = "", rest = {}) => ({
  path,
  title,
  description,
  headings: [],
  body: [],
  ...rest,
});
const article = {
  date: "",
  readTime: "",
  category: "Cybersecurity",
  image: "",
  tags: ["Backup"],
  authorName: "Ada Lovelace",
};
const search = createSearch([
  packIndex([
    entry("/services/hosting/vps", "VPS Hosting Plans", "Virtual servers", { headings: ["vps", "root"] }),
    entry("/services/hosting/vps#plans", "VPS Hosting: Starter", "A small shop", {
      price: "$29 per month",
      headings: ["8gb"],
    }),
    entry("/services/hosting", "Hosting", "Shared and VPS hosting"),
    entry("/signup", "Sign Up"),
    entry("/signin", "Sign In"),
    entry("/contact", "Write to us", "", { otherNames: ["phone number"] }),
    entry("/services/security/ssl", "SSL", "Extended Validation and more", { body: ["evaluation"] }),
    entry("/every", "Every evening", "A certificate"),
    entry("/blog/tag/backup", "Backup"),
  ]),
  packIndex([
    entry("/blog/restore-drill", "A restore drill", "", {
      article,
      sections: ["First", "The hosting side"],
      body: ["tape", "hosting"],
    }),
  ]),
  packIndex([
    entry("/support/knowledge-base/ssh", "Connect by SSH", "", { group: "Hosting", headings: ["tape"] }),
  ]),
]);
const paths = (query: string) => search(query).results.map(({ path }) => path);
const marked = (query: string, text: string) =>
  search(query)
    .results[0]?.highlight(text)
    .filter((segment) => segment.marked)
    .map((segment) => segment.text);

test("titles count more than headings, headings more than descriptions and body", () => {
  expect(paths("vps").slice(0, 2)).toEqual(["/services/hosting/vps", "/services/hosting/vps#plans"]);
  expect(paths("tape")).toEqual(["/support/knowledge-base/ssh", "/blog/restore-drill"]);
});

test("beginnings and typing mistakes find, short words only as they are", () => {
  expect(paths("hostin vp")[0]).toBe("/services/hosting/vps");
  expect(paths("hostng")).toContain("/services/hosting");
  expect(paths("vpn")).toEqual([]);
});

test("a title or another name typed in full comes first", () => {
  expect(paths("sign in")[0]).toBe("/signin");
  expect(paths(" Sign Up ")[0]).toBe("/signup");
  expect(paths("starter")[0]).toBe("/services/hosting/vps#plans");
  expect(paths("phone number")[0]).toBe("/contact");
});

test("synonyms find, and an abbreviation is no beginning of a word", () => {
  expect(paths("telephone")).toEqual(["/contact"]);
  expect(paths("ev certificate")[0]).toBe("/services/security/ssl");
  expect(marked("ev", "Extended Validation")).toEqual(["Extended", "Validation"]);
});

test.each(["vps 8gb", "8 GB vps", "$29", "29 dollars", "29"])("numbers with units find: %s", (query) => {
  expect(paths(query)[0]).toBe("/services/hosting/vps#plans");
});

test("another number does not", () => {
  expect(paths("9gb")).toEqual([]);
});

test("articles are found by author, tag and group, and name the section that matches", () => {
  expect(paths("lovelace")).toEqual(["/blog/restore-drill"]);
  expect(search("drill hosting").results[0]?.section).toBe("The hosting side");
});

test("where nothing has all words, some will do, those with most of them first, and it is said", () => {
  expect(search("vps hosting").partial).toBe(false);
  const { results, partial } = search("vps starter aquarium");
  expect(partial).toBe(true);
  expect(results[0]?.path).toBe("/services/hosting/vps#plans");
  expect(paths("vps aquarium zebra giraffe")).toEqual([]);
});

test("a result is told apart by its kind, and a plan has its price", () => {
  expect(search("starter").results).toMatchObject([{ kind: "Plan", price: "$29 per month" }]);
  expect(search("drill").results).toMatchObject([{ kind: "Article" }]);
  expect(search("ssh").results).toMatchObject([{ kind: "Help" }]);
  expect(search("sign up").results).toMatchObject([{ kind: "Page" }]);
});

test.each(["", "   ", "😀", "the", "(((", '"', "\\", "*", "constructor __proto__", "a".repeat(10_000)])(
  "takes whatever is typed: %.20j",
  (query) => {
    expect(search(query).results).toEqual([]);
  },
);

test("spaces and stop words are nothing to look for, signs are", () => {
  expect(["", "  ", "how to", "The?"].map((query) => search(query).blank)).toEqual([true, true, true, true]);
  expect(["(((", "🚀", "vps"].map((query) => search(query).blank)).toEqual([false, false, false]);
});

test("ten thousand words are cut to a few", () => {
  expect(search("hosting ".repeat(10_000)).results.length).toBeGreaterThan(0);
});
