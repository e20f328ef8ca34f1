import { type BrowserContext, expect } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths, axeProblemsInEveryView } from "../../tests/support/axe.ts";
import { aClient, anAccount, anAddress, password, proveAddress, signIn, signUp } from "./support/accounts.ts";
import { confirmCodes } from "./support/codes.ts";
import { pageWithoutScripts, sendEnquiry, test } from "./support/desk.ts";
import { linkIn, mailTo } from "./support/mails.ts";

async function sessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "account.session_token");
}

for (const scripts of [true, false]) {
  test(`an account is opened, gathers enquiries, and is left, ${scripts ? "with" : "without"} scripts`, async ({
    db,
    browser,
    request,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const email = anAddress();
    const before = await sendEnquiry(request, { email, message: "Two servers before the freight season." });
    await signUp(page, email);
    // Not proved yet: nobody gets in.
    await signIn(page, email);
    await expect(page.getByText("Confirm your address first")).toBeVisible();

    await proveAddress(page, db, email);
    await signIn(page, email, "wrong-password-1");
    await expect(page.getByText("Email or password is wrong.")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    await signIn(page, email);
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("heading", { name: "Priya Raman" })).toBeVisible();
    await expect(page.getByText(before.number)).toBeVisible();
    // For this visit alone: the box was not ticked.
    expect((await sessionCookie(context))?.expires).toBe(-1);
    expect((await sessionCookie(context))?.httpOnly).toBe(true);

    await page.getByRole("link", { name: /Two servers/ }).click();
    await expect(page).toHaveURL(new RegExp(`/enquiries/${before.number}\\?key=`));
    await page.goto("/account");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/signin");
    await page.goto("/account");
    await expect(page).toHaveURL("/signin?next=%2Faccount");
    await context.close();
  });
}

test("a second sign-up with an address tells nothing, and mails its owner", async ({ page, db }) => {
  const email = anAddress();
  await signUp(page, email);
  const first = await page.locator("main").textContent();
  await signUp(page, email);
  expect(await page.locator("main").textContent()).toBe(first);
  expect(await mailTo(db, email, "account-exists")).toContain("/forgot-password");
});

test("a forgotten password is chosen anew, once, and ends every session", async ({
  page,
  db,
  browser,
  baseURL,
}) => {
  const { email } = await anAccount(db);
  await signIn(page, email);
  await expect(page).toHaveURL("/account");

  const elsewhere = await pageWithoutScripts(browser, baseURL);
  await elsewhere.goto("/forgot-password");
  await elsewhere.getByLabel("Email", { exact: true }).fill(email);
  await elsewhere.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(elsewhere.getByText("If there is an account")).toBeVisible();
  const link = linkIn(await mailTo(db, email, "account-reset"));
  await elsewhere.goto(link);
  await elsewhere.getByLabel("New Password", { exact: true }).fill("another-freight-9");
  await elsewhere.getByLabel("Confirm Password", { exact: true }).fill("another-freight-9");
  await elsewhere.getByRole("button", { name: "Save Password" }).click();
  await expect(elsewhere.getByText("Your new password is saved.")).toBeVisible();

  await page.goto("/account");
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, email, "another-freight-9");
  await expect(page).toHaveURL("/account");
  await elsewhere.goto(link);
  await elsewhere.getByLabel("New Password", { exact: true }).fill("a-third-freight-9");
  await elsewhere.getByLabel("Confirm Password", { exact: true }).fill("a-third-freight-9");
  await elsewhere.getByRole("button", { name: "Save Password" }).click();
  await expect(elsewhere.getByText("This link has been used")).toBeVisible();
});

test("codes are set up, asked for, and replaced by a recovery code", async ({ page, db, context }) => {
  const { email } = await anAccount(db);
  await signIn(page, email);
  await page.goto("/account/security");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set up codes" }).click();
  const key = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code that the app shows").fill("000000");
  await page.getByRole("button", { name: "Switch codes on" }).click();
  await expect(page.getByText("That code is wrong")).toBeVisible();
  await confirmCodes(page, key);
  const recovery = (await page.locator("li code").first().textContent()) ?? "";

  await page.goto("/account");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  // The password alone opens nothing.
  await page.goto("/account");
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, email);
  await page.getByLabel("Code", { exact: true }).fill(recovery);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/account");
  expect(await sessionCookie(context)).toBeDefined();
});

test("a passkey is added and signs in without a password", async ({ page, db, baseURL }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await aClient(db, page.context(), baseURL);
  await page.goto("/account/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(/^Passkey on/)).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/signin");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL("/account");
});

test("settings: name, password, newsletter, data, the end", async ({ page, db, baseURL }) => {
  const email = await aClient(db, page.context(), baseURL);
  await page.goto("/account/settings");
  await page.getByLabel("Name", { exact: true }).fill("Priya R.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Priya R." })).toBeVisible();
  await page.getByLabel("Current Password", { exact: true }).fill("not-this-one-9");
  await page.getByLabel("New Password", { exact: true }).fill("a-better-one-9");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The password is wrong.")).toBeVisible();
  await page.getByLabel("Current Password", { exact: true }).fill(password);
  await page.getByLabel("New Password", { exact: true }).fill("a-better-one-9");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await page.locator("#main").getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("You asked for it.")).toBeVisible();

  const file = await page.request.get("/account/export");
  expect(file.headers()["content-disposition"]).toContain("attachment");
  const data = await file.json();
  expect(data.account.name).toBe("Priya R.");
  expect(JSON.stringify(data)).not.toMatch(/"(password|token|secret)":/);

  await page.getByRole("textbox", { name: "Password", exact: true }).fill("a-better-one-9");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  const { rowCount } = await db.execute(sql`select from users where email = ${email}`);
  expect(rowCount).toBe(0);
});

test("the header of every page knows the name, moves nothing, and keeps it out of what is cached", async ({
  page,
  db,
}) => {
  const { email } = await anAccount(db);
  await page.goto("/pricing");
  const before = await page.getByRole("link", { name: "Contact Us" }).first().boundingBox();
  await expect(page.locator("[data-top-bar]").getByRole("link", { name: "Sign In" })).toBeVisible();
  await signIn(page, email);
  await page.goto("/pricing");
  await expect(page.getByRole("link", { name: "Your account, Priya Raman" })).toBeVisible();
  expect(await page.getByRole("link", { name: "Contact Us" }).first().boundingBox()).toEqual(before);
  // A page without islands too.
  await page.goto("/privacy");
  await expect(page.getByRole("link", { name: "Your account, Priya Raman" })).toBeVisible();
  const html = await (await page.request.get("/pricing")).text();
  expect(html).not.toContain("Priya");
  await page.getByRole("link", { name: "Your account, Priya Raman" }).click();
  await expect(page.getByRole("heading", { name: "Priya Raman" })).toBeVisible();
});

test.describe("axe finds nothing", () => {
  test.use({ reducedMotion: "reduce", bypassCSP: true });

  const outside = ["/signup", "/forgot-password", "/signin/code", "/signup/verify?token=x"];

  test(`on /signin in every view, nor on ${outside.join(", ")}, which share its frame`, async ({ page }) => {
    await page.goto("/signin");
    expect(await axeProblemsInEveryView(page)).toEqual([]);
    for (const path of outside) {
      await page.goto(path);
      expect(await axeProblemsAtAllWidths(page), path).toEqual([]);
    }
  });

  test("on /account in every view, nor on its settings", async ({ page, db, baseURL }) => {
    await aClient(db, page.context(), baseURL);
    await page.goto("/account");
    expect(await axeProblemsInEveryView(page)).toEqual([]);
    for (const path of ["/account/settings", "/account/security"]) {
      await page.goto(path);
      expect(await axeProblemsAtAllWidths(page), path).toEqual([]);
    }
  });
});
