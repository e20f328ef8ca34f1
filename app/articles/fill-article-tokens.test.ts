import { expect, test } from "vitest";

import { cloudHosting, vps } from "../catalogue/lines.data.ts";
import { trial } from "../catalogue/promises/trial.data.ts";
import { formatPrice } from "../lib/format/format-price.ts";
import { fillArticleTokens } from "./fill-article-tokens.server.ts";

const [starter] = vps.plans;
const [hourly] = cloudHosting.plans;
const price = Number(starter?.price);

test.each([
  ['from <Price plan="vps-starter" /> a month', `from ${formatPrice(price)} a month`],
  ['<Price plan="vps-starter" times="4"/>', formatPrice(4 * price)],
  ['<Price plan="cloud-hosting-starter" times="198" />', formatPrice(198 * Number(hourly?.price))],
  ['| <Price plan="vps-starter" cents /> |', `| $${price.toFixed(2)} |`],
  ['<Price plan="vps-starter" bare />', formatPrice(price).slice(1)],
  ['<Promise name="trial.short" />.', `${trial.short}.`],
  ["const answer: Array<Promise<void>> = []", "const answer: Array<Promise<void>> = []"],
])("%s", (written, shown) => {
  expect(fillArticleTokens(written, "a.mdx")).toBe(shown);
});

test.each([
  ['<Price plan="vps-starte" />', "no plan with a price has the id vps-starte. There are: "],
  ['<Price plan="vps-starter" size="2" />', "size is unknown; mistyped?"],
  ['<Price plan="vps-starter" times="two" />', "times is no number: two"],
  ["<Price plan='vps-starter' />", 'is written as plan="…" or name="…"'],
  [
    '<Promise name="trial.long" />',
    "no promise is called trial.long. In trial there are: products, sentence, short",
  ],
  ['<Promise name="trial.short">', 'ends with "/>"'],
])("what is wrong is told with file and line: %s", (written, told) => {
  expect(() => fillArticleTokens(`---\ntitle: A\n---\n\n${written}`, "help/a.mdx")).toThrow(
    `help/a.mdx, line 5: ${written}: ${told}`,
  );
});
