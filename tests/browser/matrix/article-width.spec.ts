import { expect, type Page, test } from "@playwright/test";

const withRecords = ["/blog/spf-dkim-dmarc-in-order", "/support/knowledge-base/dns-records-for-mail"];
const withLongLines = [
  "/blog/keeping-terraform-state",
  "/blog/certificates-that-renew-themselves",
  "/support/knowledge-base/what-the-waf-blocks",
  "/blog/postgres-major-upgrade",
];

test("at 1280 pixels no line of code is cut off beside an empty column", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [...withRecords, ...withLongLines]) {
    await page.goto(path);
    expect(await cutOff(page), path).toEqual([]);
  }
});

test("code and tables reach to the contents, text stays in lines that can be read", async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/blog/spf-dkim-dmarc-in-order");
    const contents = await boxOf(page, "nav[aria-labelledby=contents]");
    for (const box of [".prose > .code", ".prose > .scrolling"]) {
      const { right } = await boxOf(page, box);
      expect(contents.left - right).toBeGreaterThan(8);
      expect(contents.left - right).toBeLessThan(48);
    }
    expect((await boxOf(page, ".prose > p")).width).toBeLessThanOrEqual(704);
  }
});

test("on a phone code reaches from edge to edge of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog/spf-dkim-dmarc-in-order");
  expect(await boxOf(page, ".prose > .code")).toMatchObject({ left: 0, right: 390 });
  // Its text stays in line with the paragraphs.
  const paragraph = await boxOf(page, ".prose > p");
  expect((await boxOf(page, ".prose > .code code")).left).toBe(paragraph.left);
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels the drawing stands in the text, as wide as it, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const late = Promise.withResolvers<void>();
    await page.route("**/covers/restore-drill.svg", async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto("/blog/restore-drill", { waitUntil: "domcontentloaded" });
    const heading = page.locator(".prose h2").first();
    const before = await heading.boundingBox();
    const arrived = page.waitForResponse("**/covers/restore-drill.svg");
    late.resolve();
    await arrived;
    await page.locator(".prose figure img").evaluate((image: HTMLImageElement) => image.decode());
    expect(await heading.boundingBox()).toEqual(before);
    const [drawing, paragraph] = [await boxOf(page, ".prose figure"), await boxOf(page, ".prose > p")];
    expect(drawing.left).toBe(paragraph.left);
    expect(drawing.right).toBe(paragraph.right);
  });
}

for (const width of [320, 390, 768, 1024, 1280]) {
  test(`at ${width} pixels what is too wide scrolls by itself, the page does not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...withRecords, ...withLongLines]) {
      await page.goto(path);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, path).toBeLessThanOrEqual(0);
    }
  });
}

function cutOff(page: Page): Promise<(string | null)[]> {
  return page
    .locator(".prose pre")
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute("aria-label")),
    );
}

function boxOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return { left, right, width };
    });
}
