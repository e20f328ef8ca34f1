import { expect, test } from "vitest";

import { claims } from "../../app/claims.data.ts";
import { mainOf } from "../support/page-parts.ts";
import { textOf } from "../support/says.ts";

test.each(claims.flatMap(({ text, pages }) => pages.map((page) => [text, page] as const)))(
  "%s stands on %s, where the list of claims says so",
  (text, page) => {
    expect(claimsOn(page)).toContain(text);
  },
);

/** The counts that only an owner can prove, wherever they stand. */
test.each(["500+", "15+", "50+", "98%", "$50M+"])("every page with %s is in the list of claims", (count) => {
  const listed = claims.filter(({ text }) => text === count).flatMap(({ pages }) => pages);
  const found = ["/", "/about", "/portfolio", "/case-studies", "/services", "/careers", "/contact"].filter(
    (page) =>
      new RegExp(String.raw`(^|\D)${count.replaceAll(/[$+]/g, String.raw`\$&`)}`).test(claimsOn(page)),
  );
  expect(found.toSorted()).toEqual(listed.toSorted());
});

/** The home page draws the plus of "500+" as an element of its own. */
function claimsOn(page: string): string {
  return textOf(mainOf(page)).replaceAll(/\s+\+/g, "+");
}
