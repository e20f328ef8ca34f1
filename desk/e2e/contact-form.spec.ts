import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, type Page, test } from "@playwright/test";

import { contactMessages } from "../../tests/facts/forms.ts";
import { gotoHydrated, untilHydrated } from "../../tests/support/hydrated.ts";
import { answerToCheck, contactForm as form } from "../../tests/support/site-parts.ts";
import { stubMap } from "../../tests/support/stub-map.ts";
import { watchPage } from "../../tests/support/watch-page.ts";
import { challengeSecret, issueChallenge } from "../api/proof-of-work.ts";

const API = "**/api/enquiries";
const check = (page: Page) => form(page).getByLabel(/^Security check/);
const button = (page: Page) => form(page).getByRole("button", { name: "Send Message" });
const answered = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/enquiries"));

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => stubMap(page));

async function fill(page: Page, message = "Our server is slow.\nIt is old, too.") {
  await form(page).getByLabel("Name").fill("Asha Rao");
  await form(page).getByLabel("Email").fill(`asha.${test.info().testId}@company.example`);
  await form(page).getByLabel("Message").fill(message);
  await expect(form(page).getByText(/^Security check: what is/)).toBeVisible();
  await check(page).fill(await answerToCheck(page));
}

test("sends for at least two seconds, then shows the number on the thank-you page", async ({
  page,
  baseURL,
}) => {
  const problems = await watchPage(page, new URL(baseURL ?? "").origin);
  await gotoHydrated(page, "/contact?plan=shared-business");
  await expect(form(page).getByLabel("Service")).toHaveValue("hosting");
  await fill(page);
  const response = answered(page);
  const started = Date.now();
  await button(page).click();
  await expect(form(page).getByRole("button", { name: "Sending Message..." })).toBeDisabled();
  await expect(page).toHaveURL(/\/contact\/thanks\?/);
  expect(Date.now() - started).toBeGreaterThanOrEqual(2000);
  const sent = await response;
  expect(sent.status()).toBe(201);
  expect(sent.request().postDataJSON()).toMatchObject({ subject: "?plan=shared-business", website: "" });
  const number = new URL(page.url()).searchParams.get("enquiry") ?? "";
  expect(number).toMatch(/^E-\d+$/);
  await expect(page.getByText(number).first()).toBeVisible();
  // The page that follows has tests of its own.
  expect(problems.filter((problem) => problem.startsWith("/contact: "))).toEqual([]);

  await page.goBack();
  await untilHydrated(page);
  const again = page.getByRole("button", { name: "Send Another Message" });
  // A page that the browser kept thanks by itself; one that it loads anew is empty.
  await expect(again.or(button(page))).toBeVisible();
  if (await again.isVisible()) await again.click();
  for (const label of ["Name", "Email"]) await expect(form(page).getByLabel(label)).toHaveValue("");
});

test("a page that the browser kept thanks by itself, and asks the same question for another message", async ({
  page,
}) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  const asked = await form(page)
    .getByText(/^Security check: what is/)
    .textContent();
  // As it is after Back: browsers of tests keep no pages.
  await page.route("**/contact/thanks*", (route) => route.abort("aborted"));
  const left = page.waitForRequest("**/contact/thanks*");
  await button(page).click();
  await left;
  const renewed = page.waitForResponse("**/api/question?like=*");
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await renewed;
  await expect(page.getByText(/^Your message is with us as E-\d+\./)).toBeVisible();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(form(page).getByText(asked ?? "")).toBeVisible();
  await expect(form(page).getByLabel("Name")).toHaveValue("");
});

test("what the server refuses stands on its field, and can be corrected and sent", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  // The rule of the specification, product 5, takes this for one address; the server does not.
  await form(page).getByLabel("Email").fill("a@company.example,b@company.example");
  await button(page).click();
  await expect(form(page).getByLabel("Email")).toHaveAccessibleDescription(contactMessages.emailWrong);
  await expect(form(page).getByRole("group", { name: "One thing is missing or wrong" })).toBeFocused();
  await form(page).getByLabel("Email").fill("a@company.example");
  await button(page).click();
  await expect(page).toHaveURL(/\/contact\/thanks\?/);
});

test("while the server is unavailable the text stays; an answer that was lost makes no second enquiry", async ({
  page,
}) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  const numbers: string[] = [];
  await page.route(API, async (route) => {
    numbers.push(((await (await route.fetch()).json()) as { number: string }).number);
    await route.abort();
  });
  await button(page).click();
  await expect(form(page).getByRole("alert")).toContainText("Your message was not sent.");
  await expect(form(page).getByLabel("Message")).toHaveValue("Our server is slow.\nIt is old, too.");

  // Even a reload in between does not make another message of it.
  await page.unroute(API);
  await page.reload();
  await untilHydrated(page);
  await expect(form(page).getByLabel("Name")).toHaveValue("Asha Rao");
  await expect(form(page).getByText(/^Security check: what is/)).toBeVisible();
  await check(page).fill(await answerToCheck(page));
  const response = answered(page);
  await button(page).click();
  expect((await response).status()).toBe(200);
  await expect(page).toHaveURL(/\/contact\/thanks\?/);
  expect([new URL(page.url()).searchParams.get("enquiry")]).toEqual(numbers);
});

test("another text goes under another key, and the same one keeps its key until it has arrived", async ({
  page,
}) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  const keys: (string | undefined)[] = [];
  await page.route(API, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.abort();
  });
  const alert = form(page).getByRole("alert");
  for (const message of ["One", "One", "Two"]) {
    await form(page).getByLabel("Message").fill(message);
    const count = keys.length;
    await button(page).click();
    await expect.poll(() => keys.length).toBe(count + 1);
    await expect(alert).toBeVisible();
    await expect(button(page)).toBeEnabled();
  }
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a question that could not be asked is asked again while the visitor types", async ({ page }) => {
  await page.route("**/api/question*", (route) => route.abort());
  await gotoHydrated(page, "/contact");
  await expect(check(page)).toBeVisible();
  await page.unroute("**/api/question*");
  await fill(page);
  await button(page).click();
  await expect(page).toHaveURL(/\/contact\/thanks\?/);
});

test("without a question the form says that it was not sent", async ({ page }) => {
  await page.route("**/api/question*", (route) => route.abort());
  await gotoHydrated(page, "/contact");
  await form(page).getByLabel("Name").fill("Asha Rao");
  await form(page).getByLabel("Email").fill("asha@company.example");
  await form(page).getByLabel("Message").fill("Our server is slow.");
  await button(page).click();
  await expect(form(page).getByRole("alert")).toContainText("Try again, or write to");
});

test("a token that is too old is renewed under the same numbers, unseen", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  const asked = await form(page)
    .getByText(/^Security check: what is/)
    .textContent();
  await page.route(
    API,
    (route) =>
      route.fulfill({ status: 422, json: { errors: { securityCheck: contactMessages.checkMissing } } }),
    { times: 1 },
  );
  const renewed = page.waitForRequest("**/api/question?like=*");
  await button(page).click();
  await renewed;
  expect(
    await form(page)
      .getByText(/^Security check: what is/)
      .textContent(),
  ).toBe(asked);
  await expect(page).toHaveURL(/\/contact\/thanks\?/);
});

test("when too much came from one place the browser works for its message, within the policy", async ({
  page,
  baseURL,
}) => {
  const problems = await watchPage(page, new URL(baseURL ?? "").origin);
  await gotoHydrated(page, "/contact");
  await fill(page);
  const secrets = ["of this test"] as const;
  const challenge = await issueChallenge(secrets);
  await page.route(
    API,
    (route) => route.fulfill({ status: 429, headers: { "Retry-After": "3000" }, json: { challenge } }),
    { times: 1 },
  );
  const proven = page.waitForRequest((request) => "proof-of-work" in request.headers());
  await button(page).click();
  const header = (await proven).headers()["proof-of-work"] ?? "";
  const payload = JSON.parse(Buffer.from(header, "base64").toString()) as Parameters<
    typeof verifySolution
  >[0];
  expect(payload.challenge).toEqual(JSON.parse(JSON.stringify(challenge)));
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: challengeSecret(secrets),
  });
  expect(verified).toBe(true);
  await expect(page).toHaveURL(/\/contact\/thanks\?/);
  expect(problems.filter((problem) => !problem.includes("429"))).toEqual([]);
});

test("a refusal that no work helps against says when to try again", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  await page.route(API, (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "200" }, json: { error: "Too many" } }),
  );
  await button(page).click();
  await expect(form(page).getByRole("alert")).toContainText("Try again in 4 minutes, or write to");
});

test("nobody sees the honeypot, reaches it by keyboard or hears of it", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  const honeypot = form(page).locator('input[name="website"]');
  const box = await honeypot.evaluate((field) => {
    const { width, height } = (field.closest("[aria-hidden]") ?? field).getBoundingClientRect();
    return { width, height };
  });
  expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(1);
  await expect(form(page).getByRole("textbox", { name: "Website" })).toHaveCount(0);
  await check(page).focus();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
});

test("a draft survives a reload and is gone once it was sent", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  await page.reload();
  await untilHydrated(page);
  await expect(form(page).getByLabel("Name")).toHaveValue("Asha Rao");
  await expect(check(page)).toHaveValue("");
  await fill(page);
  await button(page).click();
  await expect(page).toHaveURL(/\/contact\/thanks\?/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /enquiry/.test(key)))).toEqual(
    [],
  );
});
