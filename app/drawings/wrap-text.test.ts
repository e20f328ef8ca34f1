import { expect, test } from "vitest";

import { textWidth, wrapText } from "./wrap-text.ts";

test("lines fit, and no word is left alone where the others could share", () => {
  const lines = wrapText("Move mailboxes without losing mail", 760, 84);
  expect(lines).toEqual(["Move mailboxes", "without losing mail"]);
  expect(Math.max(...lines.map((line) => textWidth(line, 84)))).toBeLessThanOrEqual(760);
});

test("a word that is wider than the line stands alone", () => {
  expect(wrapText("An internationalisation", 100, 84)).toEqual(["An", "internationalisation"]);
});
