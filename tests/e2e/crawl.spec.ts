import { expect, type Page, test } from "@playwright/test";

import { everyAddress } from "../support/article-pages.ts";
import { budgets } from "../support/budgets.ts";
import { builtPages } from "../support/built-site.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { scriptsOf, transferred } from "../support/page-bytes.ts";
import { watchPage } from "../support/watch-page.ts";

/** What a stranger may append to any address. */
const query = "?utm_source=<script>alert(1)</script>&plan=%22%3E";
const batchSize = 8;

test.use({
  viewport: { width: 320, height: 640 },
  timezoneId: "Pacific/Apia",
  locale: "de-DE",
});

const paths = [...everyAddress, "/no/such-page"];
for (let start = 0; start < paths.length; start += batchSize) {
  const batch = paths.slice(start, start + batchSize);
  test(`clean at 320 px, in an odd time zone, with a hostile query: ${batch.join(" ")}`, async ({
    page,
    baseURL,
  }) => {
    const problems = await watchPage(page, baseURL ?? "");
    for (const path of batch) {
      const response = await gotoHydrated(page, `${path}${query}`);
      problems.push(
        ...(response?.status() === (path === "/no/such-page" ? 404 : 200)
          ? []
          : [`${path}: ${response?.status()}`]),
        ...(await layoutProblems(page)).map((problem) => `${path}: ${problem}`),
      );
    }
    expect(problems).toEqual([]);
  });
}

test("what the home page loads by itself, late parts included, stays within the JavaScript budget", async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.add(new URL(request.url()).pathname);
  });
  await gotoHydrated(page, "/");
  await page.waitForLoadState("networkidle");

  const counted = builtPages()
    .filter(({ path }) => path === "/")
    .flatMap(scriptsOf);
  expect(
    counted.filter((path) => !loaded.has(path)),
    "counted in the budget but not loaded",
  ).toEqual([]);
  const bytes = [...loaded].reduce((total, path) => total + transferred(path), 0);
  expect(bytes, [...loaded].join(" ")).toBeLessThanOrEqual(budgets.js);
});

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
