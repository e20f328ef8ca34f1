import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated } from "../../tests/support/hydrated.ts";
import { newsletterThanks } from "../../tests/support/site-parts.ts";

const API = "**/api/newsletter";
const form = (page: Page, name: string) => page.getByRole("form", { name });

for (const [path, name] of [
  ["/about", "Newsletter"],
  ["/blog", "Stay Updated"],
] as const) {
  test(`${name} on ${path} sends the address, thanks after a second, and says that a mail follows`, async ({
    page,
  }) => {
    await gotoHydrated(page, path);
    const sent = page.waitForResponse(API);
    const started = Date.now();
    const address = `reader.${test.info().testId}@company.example`;
    await form(page, name).getByLabel("Email address").fill(address);
    await form(page, name).getByRole("button", { name: "Subscribe" }).click();
    const thanks = newsletterThanks(page);
    await expect(thanks).toBeFocused();
    await expect(thanks).toContainText("follow its link to confirm");
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
    expect((await sent).status()).toBe(202);
    expect((await sent).request().postDataJSON()).toEqual({ email: address });
  });
}

test("what the server refuses, or a server that is unavailable, is told, and the address stays", async ({
  page,
}) => {
  await gotoHydrated(page, "/about");
  const newsletter = form(page, "Newsletter");
  await newsletter.getByLabel("Email address").fill("reader@company.example");
  const send = () => newsletter.getByRole("button", { name: "Subscribe" }).click();
  await page.route(
    API,
    (route) => route.fulfill({ status: 422, json: { errors: { email: "Email is invalid" } } }),
    { times: 1 },
  );
  await send();
  await expect(newsletter.getByRole("alert")).toContainText("Email is invalid. Try again");
  await page.route(API, (route) => route.abort(), { times: 1 });
  await send();
  await expect(newsletter.getByRole("alert")).toContainText("did not get through");
  await expect(newsletter.getByLabel("Email address")).toHaveValue("reader@company.example");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to a page that thanks", async ({ page }) => {
    await page.goto("/about");
    const newsletter = form(page, "Newsletter");
    await newsletter.getByLabel("Email address").fill(`reader.${test.info().testId}@company.example`);
    await newsletter.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL("/newsletter/thanks");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
