import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { addressedPages } from "../support/built-site.ts";
import { linksOf } from "../support/links.ts";

const most = 3;

test(`every page is within ${most} clicks of home`, () => {
  const far = [...clicksFromHome()]
    .filter(([, clicks]) => clicks > most)
    .map(([path, clicks]) => `${path}: ${clicks}`);
  expect(far).toEqual([]);
});

/** By the links in the HTML alone, as a search engine follows them. */
function clicksFromHome(): Map<string, number> {
  const pages = new Map(addressedPages().map((page) => [page.path, page]));
  const clicks = new Map(
    [...pages.keys()].map((path) => [path, path === "/" ? 0 : Number.POSITIVE_INFINITY]),
  );
  const queue = ["/"];
  for (const path of queue) {
    const page = pages.get(path);
    for (const link of page ? linksOf(page) : []) {
      const { origin, pathname } = new URL(
        link.getAttribute("href") ?? "",
        identity.siteUrl + encodeURI(path),
      );
      const target = decodeURIComponent(pathname);
      if (origin !== identity.siteUrl || clicks.get(target) !== Number.POSITIVE_INFINITY) continue;
      clicks.set(target, (clicks.get(path) ?? 0) + 1);
      queue.push(target);
    }
  }
  return clicks;
}
