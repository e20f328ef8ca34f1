import { expect, type Locator, type Page, test } from "@playwright/test";

import { gotoWithFrozenClock } from "../support/frozen-clock.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { senderFiles, senderStarts } from "../support/senders.ts";
import { newsletterThanks } from "../support/site-parts.ts";
import { onlyFirstInSmoke } from "../support/only-first-in-smoke.ts";

const form = (page: Page) => page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });
const field = (newsletter: Locator) => newsletter.getByLabel("Email address");
const button = (newsletter: Locator) => newsletter.getByRole("button", { name: "Subscribe" });

test("subscribes after one second: spinner, then thanks, and no request but for a file of the site", async ({
  page,
}) => {
  await gotoWithFrozenClock(page, "/about");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await field(form(page)).fill("someone@company.example");
  const started = senderStarts(page, "newsletter");
  await button(form(page)).click();
  await expect(button(form(page))).toBeDisabled();
  await expect(form(page).locator(".animate-spin")).toBeVisible();

  await started;
  await page.clock.runFor(900);
  await expect(form(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(form(page)).toHaveCount(0);
  await expect(newsletterThanks(page)).toBeFocused();
  expect(requests).toEqual([expect.stringMatching(/^GET \/assets\/simulated-subscriber\.[\w-]+\.js$/)]);
  expect(page.url()).not.toContain("company");
});

test("an empty or malformed address is refused by the browser", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/about");
  for (const value of ["", "nobody"]) {
    await field(form(page)).fill(value);
    await button(form(page)).click();
    expect(await field(form(page)).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    await expect(button(form(page))).toBeEnabled();
  }
});

for (const [index, [place, path, name]] of (
  [
    ["in the footer", "/about", "Newsletter"],
    ["in the blog's box", "/blog", "Stay Updated"],
  ] as const
).entries()) {
  test(
    `${place} a failure is told, the address stays, and trying again works`,
    onlyFirstInSmoke(index),
    async ({ page }) => {
      await gotoHydrated(page, path);
      await page.route(senderFiles.newsletter, (route) => route.abort());
      const newsletter = page.getByRole("form", { name });
      await field(newsletter).fill("someone@company.example");
      await button(newsletter).click();
      await expect(newsletter.getByRole("alert")).toContainText("You are not subscribed yet.");
      await expect(newsletter.getByRole("alert")).toBeFocused();
      await expect(field(newsletter)).toHaveValue("someone@company.example");
      await expect(button(newsletter)).toBeEnabled();

      await page.unroute(senderFiles.newsletter);
      await button(newsletter).click();
      await expect(newsletterThanks(page)).toBeFocused();
      await expect(newsletter).toHaveCount(0);
    },
  );

  test(`${place} the field has a label that is seen`, { tag: "@full" }, async ({ page }) => {
    await gotoHydrated(page, path);
    const label = await page.getByRole("form", { name }).getByText("Email address").boundingBox();
    expect(label?.height).toBeGreaterThan(12);
    expect(label?.width).toBeGreaterThan(60);
  });
}
