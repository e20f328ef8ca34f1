import { expect, test } from "vitest";

import { partsOf, wordsOf } from "./words";

test.each([
  ["VPS Hosting", ["vps", "hosting"]],
  ["  leading and trailing  ", ["leading", "trailing"]],
  ["E-mail, e‑mail or Email", ["email", "e", "mail", "email"]],
  ["E-commerce", ["ecommerce"]],
  ["$2,999 one-time", ["2999", "time"]],
  ["from $4.99, 99.9% uptime.", ["4.99", "99.9", "uptime"]],
  ["24/7/365", ["24", "7", "365"]],
  ["Café Søhne", ["cafe", "søhne"]],
  ["customer's backups", ["customer", "backup"]],
  ["access analysis status aws dns", ["access", "analysis", "status", "aws", "dns"]],
  ["the of and", []],
  ['"(a|b)*" [c-d]? \\', ["b", "c", "d"]],
  ["😀🚀", []],
  ["पुणे 日本", ["पण", "日本"]],
])("%j is searched as %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each(["E-mail: customers' backups, $2,999.", "", "—", "Ünïcödé & <b>more</b>", "a".repeat(10_000)])(
  "the parts of a text are the text: %.40s",
  (text) => {
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  },
);

test("parts carry the words that the index has", () => {
  const text = "E-mail for 25 customers, $2,999 in all";
  const words = partsOf(text).flatMap((part) => part.word ?? []);
  for (const word of wordsOf(text)) expect(words).toContain(word);
});
