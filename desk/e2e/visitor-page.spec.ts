import { expect } from "@playwright/test";

import { identity } from "../../app/identity.ts";
import { axeProblemsAtAllWidths, axeProblemsInEveryView } from "../../tests/support/axe.ts";
import { onPageError } from "../../tests/support/watch-page.ts";
import {
  newsletterField,
  newsletterThanks,
  searchButton,
  searchDialog,
} from "../../tests/support/site-parts.ts";
import { answer, letPass, pageWithoutScripts, sendEnquiry, test } from "./support/desk.ts";

test("shows number, promise and text, without anything that the policy forbids", async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  onPageError(page, (message) => problems.push(message));
  const { number, page: address } = await sendEnquiry(request);
  const answered = await page.goto(address);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.getByText(`Enquiry ${number}`)).toBeVisible();
  await expect(
    page.getByText("Your message is with us, Priya. An engineer replies within 24 hours."),
  ).toBeVisible();
  await expect(page.getByText(/^23 h 59 min from now, at the latest$/)).toBeVisible();
  await expect(page.getByRole("img", { name: /The 24 hours from .* 23 h 59 min are left/ })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "A hosting engineer" }).or(page.getByText("A hosting engineer")),
  ).toBeVisible();
  expect(problems).toEqual([]);
  const headers = answered?.headers() ?? {};
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[^']+' /);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the site's frame answers on it: search, keys, newsletter", async ({ page, request }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const { page: address } = await sendEnquiry(request);
  await page.goto(address);
  await searchButton(page).click();
  await expect(searchDialog(page).getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press("/");
  await searchDialog(page).getByRole("searchbox").fill("vps");
  await expect(searchDialog(page).getByRole("link", { name: /VPS/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await newsletterField(page).fill(`reader.${test.info().testId}@company.example`);
  await page.keyboard.press("Enter");
  await expect(newsletterThanks(page)).toBeFocused();
  expect(problems).toEqual([]);
});

test("goes on with the time", async ({ page, request }) => {
  await page.clock.install();
  const { page: address } = await sendEnquiry(request);
  await page.goto(address);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.clock.fastForward("01:00:00");
  await expect(page.getByText(/^22 h 5\d min from now/)).toBeVisible();
});

for (const scripts of [true, false]) {
  test(`takes an addition once ${scripts ? "with" : "without"} scripts`, async ({
    browser,
    baseURL,
    request,
    page: own,
  }) => {
    const page = scripts ? own : await pageWithoutScripts(browser, baseURL);
    const { page: address } = await sendEnquiry(request);
    await page.goto(address);
    const inPlace = page.getByText(new RegExp(` in ${identity.address.city}$`)).first();
    const due = await inPlace.textContent();
    await page.getByLabel("Your addition").fill("By the 27th, please.");
    await page.getByRole("button", { name: "Add to my enquiry" }).click();
    await expect(page.getByText("By the 27th, please.")).toBeVisible();
    await expect(page.getByLabel("Your addition")).toHaveValue("");
    await expect(inPlace).toHaveText(due ?? "");
    await page.reload();
    await expect(page.getByText("By the 27th, please.")).toHaveCount(1);
  });
}

test("says what is wrong with an empty addition", async ({ browser, baseURL, request }) => {
  const page = await pageWithoutScripts(browser, baseURL);
  const { page: address } = await sendEnquiry(request);
  const refused = await request.post(address, { form: { body: "  ", formKey: "x" } });
  expect(refused.status()).toBe(422);
  await page.setContent(await refused.text());
  await expect(page.getByText("Write what you want to add")).toBeVisible();
  const foreign = await request.post(address, {
    form: { body: "x", formKey: "x" },
    headers: { Origin: "https://evil.example" },
  });
  expect(foreign.status()).toBe(403);
});

test("says that we are late", async ({ db, page, request }) => {
  const { number, page: address } = await sendEnquiry(request);
  await letPass(db, number, 24 * 60 + 125);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We are late");
  await expect(page.getByText("2 h 5 min late")).toBeVisible();
});

test("begins with the answer, and an addition then has 24 hours of its own", async ({
  db,
  page,
  request,
}) => {
  const { number, page: address } = await sendEnquiry(request);
  await answer(db, number, "Which version do you run?");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have answered");
  await expect(page.getByRole("heading", { name: "Our answer" })).toBeVisible();
  await expect(page.getByText("Which version do you run?")).toBeVisible();
  await page.getByLabel("Your addition").fill("Version 3.");
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(page.getByText("Your addition is with us, Priya.")).toBeVisible();
  await expect(page.getByText(/^23 h 59 min from now/)).toBeVisible();
});

test("is done with the keyboard alone", async ({ page, request }) => {
  const { page: address } = await sendEnquiry(request);
  await page.goto(address);
  await page.getByLabel("Your addition").focus();
  await page.keyboard.type("Typed.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Typed.")).toBeVisible();
});

test("axe finds nothing, whatever state and subject it has", async ({ db, browser, baseURL, request }) => {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: "reduce",
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const [fresh, half, late, answered, estimate] = await Promise.all([
    sendEnquiry(request, {}, "?plan=vps-professional"),
    sendEnquiry(request, {}, "?plan=vps-custom&cores=4"),
    sendEnquiry(request, { service: "" }, "?domain=northwind.com"),
    sendEnquiry(request, {}, "?job=senior-cloud-architect"),
    sendEnquiry(request, {}, "?estimate=vps-professional.2,backup-business"),
  ]);
  await letPass(db, half.number, 700);
  await letPass(db, late.number, 1600);
  await answer(db, answered.number, "Yes.");
  for (const { page: address } of [fresh, half, late, answered, estimate]) {
    await page.goto(address);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    // The first stands for the page around them, in every view.
    const look = address === fresh.page ? axeProblemsInEveryView : axeProblemsAtAllWidths;
    expect(await look(page), address).toEqual([]);
    // Both leave the page as wide as a phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await context.close();
});
