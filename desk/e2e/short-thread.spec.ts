import { expect, type Page } from "@playwright/test";

import { sendEnquiry, test } from "./support/desk.ts";
import { signIn } from "./support/staff.ts";
import { isReady, reply, send } from "./support/thread.ts";

test("on a short thread the editor stays where it is when the axis is drawn", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { number } = await sendEnquiry(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await movesBy(page, number)).toBe(0);
  await reply(page).fill("Short.");
  await send(page).click();
  await expect(page.getByRole("article").filter({ hasText: "Short." })).toBeVisible();
  expect(await movesBy(page, number)).toBe(0);
  await context.close();
});

/** By how many pixels the place to write in moves from the page as it is sent to the page as scripts draw it. */
async function movesBy(page: Page, number: string): Promise<number> {
  const top = () => reply(page).evaluate((field) => scrollY + field.getBoundingClientRect().top);
  const axis = page.getByRole("list", { name: "Conversation" }).locator("..").locator("> svg").first();
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`/desk/enquiries/${number}`, { waitUntil: "commit" });
  await expect(reply(page)).toBeVisible();
  // Nothing is painted before the style sheets are there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await expect(axis).toBeHidden();
  const before = await top();
  scripts.resolve();
  await isReady(page);
  await expect(axis).toBeVisible();
  const after = await top();
  await page.unroute("**/*.js");
  return after - before;
}
