import type { Page } from "@playwright/test";

import { everyAddress } from "./article-pages.ts";
import { gotoAtRest } from "./hydrated.ts";
import { stubMap } from "./stub-map.ts";
import { watchQuietly } from "./watch-page.ts";

/** What a stranger may append to any address. */
const query = "?utm_source=<script>alert(1)</script>&plan=%22%3E";
const unknown = "/no/such-page";
const batchSize = 20;

/** Every address, an unknown one too, in batches that one browser context visits in turn. */
export const batches: readonly (readonly string[])[] = inBatches([...everyAddress, unknown]);

/** Where things break first: a narrow screen, a time zone a day ahead, and a language that is not the site's. */
export const harshest = {
  viewport: { width: 320, height: 640 },
  timezoneId: "Pacific/Apia",
  locale: "de-DE",
} as const;

/** Visits pages with a hostile query and tells what went wrong, each problem with its page. */
export async function crawl(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const problems = await watchQuietly(page, origin);
  if (paths.includes("/contact")) await stubMap(page);
  for (const path of paths) {
    const status = (await gotoAtRest(page, `${path}${query}`))?.status();
    const found = [
      ...(status === (path === unknown ? 404 : 200) ? [] : [`status ${status}`]),
      ...(await layoutProblems(page)),
    ];
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  return problems;
}

/** Sideways scrolling, and pictures that do not load even when the visitor gets to them. */
async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = await Promise.all(
      [...document.images].map(async (image) => {
        image.loading = "eager";
        await image.decode().catch(() => undefined);
        return image.naturalWidth === 0 ? [`no picture at ${image.currentSrc || image.src}`] : [];
      }),
    );
    const first = [...document.querySelectorAll("body *")].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const wide =
      scrollWidth > clientWidth
        ? [`scrolls sideways by ${scrollWidth - clientWidth} px: ${first?.outerHTML.slice(0, 120)}`]
        : [];
    return [...wide, ...broken.flat()];
  });
}

function inBatches(paths: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, index) =>
    paths.slice(index * batchSize, (index + 1) * batchSize),
  );
}
