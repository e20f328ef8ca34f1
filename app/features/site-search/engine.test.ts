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
const search = createSearch(
  packIndex([
    entry("/services/hosting/vps", "VPS Hosting Plans", "Virtual servers", { headings: ["vps", "root"] }),
    entry("/services/hosting/vps#plans", "VPS Hosting: Starter", "A small shop", { price: "$29 per month" }),
    entry("/services/hosting", "Hosting", "Shared and VPS hosting"),
    entry("/signup", "Sign Up"),
    entry("/signin", "Sign In"),
    entry("/blog/restore-drill", "A restore drill", "", { body: ["tape", "hosting"] }),
    entry("/support/knowledge-base/ssh", "Connect by SSH", "", { headings: ["tape"] }),
    entry("/blog/tag/backup", "Backup"),
  ]),
);
const paths = (query: string) => search(query).found.map((found) => found.path);

test("titles count more than headings, headings more than descriptions and body", () => {
  expect(paths("vps").slice(0, 2)).toEqual(["/services/hosting/vps", "/services/hosting/vps#plans"]);
  expect(paths("tape")).toEqual(["/support/knowledge-base/ssh", "/blog/restore-drill"]);
});

test("beginnings and slips find, short words only as they are", () => {
  expect(paths("hostin vp")[0]).toBe("/services/hosting/vps");
  expect(paths("hostng")).toContain("/services/hosting");
  expect(paths("vpn")).toEqual([]);
});

test("a title typed in full comes first", () => {
  expect(paths("sign in")[0]).toBe("/signin");
  expect(paths(" Sign Up ")[0]).toBe("/signup");
});

test("where nothing has all words, some will do, and it is said", () => {
  expect(search("vps hosting").partial).toBe(false);
  const { found, partial } = search("vps aquarium");
  expect(partial).toBe(true);
  expect(found.map((each) => each.path)).toContain("/services/hosting/vps");
});

test("a result is told apart by its kind, and a plan has its price", () => {
  expect(search("starter").found).toMatchObject([{ kind: "Plan", price: "$29 per month" }]);
  expect(search("restore").found).toMatchObject([{ kind: "Article", words: ["restore"] }]);
  expect(search("ssh").found).toMatchObject([{ kind: "Help" }]);
  expect(search("backup").found).toMatchObject([{ kind: "Page" }]);
});

test.each(["", "   ", "😀", "the", "(((", '"', "\\", "*", "constructor __proto__", "a".repeat(10_000)])(
  "takes whatever is typed: %.20j",
  (query) => {
    expect(search(query).found).toEqual([]);
  },
);

test("ten thousand words are cut to a few", () => {
  expect(search("hosting ".repeat(10_000)).found.length).toBeGreaterThan(0);
});
