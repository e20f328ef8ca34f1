import { expect, type Page } from "@playwright/test";

import { identity } from "../../app/identity.ts";
import { axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";

const secret = "Tr0ub4dor & 3 horses";
const form = (page: Page, name: string) => page.getByRole("form", { name });
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "not open yet" });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** What a form's fields are, in their order, as the browser and a password manager see them. */
async function fieldsOf(page: Page, name: string) {
  await expect(form(page, name)).toBeVisible();
  return form(page, name)
    .locator("input")
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map((input) =>
        [
          input.name,
          input.type,
          input.autocomplete || "-",
          input.required ? "required" : "optional",
          input.labels?.[0]?.textContent.trim().replaceAll(/\s+/g, " "),
        ].join(" | "),
      ),
    );
}

/** The console from now on, as the values that were written to it. */
function watchConsole(page: Page): Promise<unknown>[][] {
  const lines: Promise<unknown>[][] = [];
  page.on("console", (message) => lines.push(message.args().map((value) => value.jsonValue())));
  return lines;
}

async function fillSignUp(page: Page) {
  await field(page, "First Name").fill("Asha");
  await field(page, "Last Name").fill("Rao");
  await form(page, "Sign Up").getByLabel("Email").fill("asha@company.example");
  await field(page, "Password").fill(secret);
  await field(page, "Confirm Password").fill(secret);
  await page.getByRole("checkbox").check();
}

async function expectNothingLeaked(page: Page, path: string) {
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain("asha@company.example");
}

test("the forms have the specified fields, names, labels and autocomplete tokens", async ({ page }) => {
  await gotoHydrated(page, "/signin");
  expect(await fieldsOf(page, "Sign In")).toEqual([
    "email | email | username | required | Email",
    "password | password | current-password | required | Password",
    "rememberMe | checkbox | - | optional | Remember me",
  ]);
  const signIn = form(page, "Sign In");
  await expect(signIn.getByRole("link", { name: "Forgot password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await signIn.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/signup");
  expect(await fieldsOf(page, "Sign Up")).toEqual([
    "firstName | text | given-name | required | First Name",
    "lastName | text | family-name | required | Last Name",
    "email | email | email | required | Email",
    "company | text | organization | optional | Company (Optional)",
    "password | password | new-password | required | Password",
    "confirmPassword | password | new-password | required | Confirm Password",
    "agreeToTerms | checkbox | - | required | I agree to the Terms of Service (opens in a new tab) and the Privacy Policy (opens in a new tab)",
  ]);
  const agreement = page.locator("label", { has: page.getByRole("link") });
  await expect(agreement.getByRole("link", { name: /^Terms/ })).toHaveAttribute("href", "/terms");
  await expect(agreement.getByRole("link", { name: /^Privacy/ })).toHaveAttribute("href", "/privacy");
  await form(page, "Sign Up").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  expect(await fieldsOf(page, "Forgot Password")).toEqual(["email | email | username | required | Email"]);
});

test(
  "each password has a toggle of its own, works by keyboard, and can be pasted into",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/signup");
    const password = field(page, "Password");
    const confirmation = field(page, "Confirm Password");
    await password.focus();
    await page.keyboard.type(secret);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Hide password" })).toBeFocused();
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue(secret);
    await expect(password).toHaveAttribute("spellcheck", "false");
    await expect(confirmation).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show confirm password" }).click();
    await expect(confirmation).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await expect(confirmation).toHaveAttribute("type", "text");
    const pastes = await confirmation.evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
    );
    expect(pastes).toBe(true);
  },
);

test(
  "the browser's checks stop an incomplete form, and nothing is logged",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/signup");
    const lines = watchConsole(page);
    const submit = page.getByRole("button", { name: "Create Account" });
    await submit.click();
    await expect(field(page, "First Name")).toBeFocused();
    await fillSignUp(page);

    const email = form(page, "Sign Up").getByLabel("Email");
    await email.fill("asha");
    await submit.click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await email.fill("asha@company.example");

    const confirmation = field(page, "Confirm Password");
    const message = () => confirmation.evaluate((input: HTMLInputElement) => input.validationMessage);
    await confirmation.fill("something else");
    await submit.click();
    await expect(confirmation).toBeFocused();
    expect(await message()).toBe("The two passwords are not the same.");
    // Mending the other field counts as well.
    await field(page, "Password").fill("something else");
    expect(await message()).toBe("");

    await page.getByRole("checkbox").uncheck();
    await submit.click();
    await expect(page.getByRole("checkbox")).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    expect(lines).toHaveLength(0);

    await page.getByRole("checkbox").check();
    await submit.click();
    await expect(notice(page)).toBeFocused();
  },
);

test("signing up writes the values to the console with passwords masked, tells the visitor, and sends nothing", async ({
  page,
}) => {
  await gotoHydrated(page, "/signup");
  await page.waitForLoadState("networkidle");
  const lines = watchConsole(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await fillSignUp(page);
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByRole("button", { name: "Show confirm password" }).click();
  await field(page, "Last Name").press("Enter");

  await expect(notice(page)).toBeFocused();
  await expect(notice(page).getByRole("link", { name: identity.emails.general })).toBeVisible();
  await expect(notice(page).getByRole("link", { name: identity.phones.sales })).toBeVisible();
  for (const label of ["Password", "Confirm Password"]) {
    await expect(field(page, label)).toHaveAttribute("type", "password");
    await expect(field(page, label)).toHaveValue(secret);
  }
  expect(await Promise.all(lines.map((line) => Promise.all(line)))).toEqual([
    [
      "Sign Up",
      {
        firstName: "Asha",
        lastName: "Rao",
        email: "asha@company.example",
        company: "",
        password: "********",
        confirmPassword: "********",
        agreeToTerms: true,
      },
    ],
  ]);
  expect(requests).toEqual([]);
  await expectNothingLeaked(page, "/signup");
});

test(
  "signing in, Google, GitHub and a reset say the same, each time they are asked",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/signin");
    const lines = watchConsole(page);
    for (const provider of ["Google", "GitHub"]) {
      await page.getByRole("button", { name: `Continue with ${provider}` }).click();
      await expect(notice(page)).toBeFocused();
    }
    expect(lines).toHaveLength(0);
    await form(page, "Sign In").getByLabel("Email").fill("asha@company.example");
    await field(page, "Password").fill(secret);
    await field(page, "Password").press("Enter");
    await expect(notice(page)).toBeFocused();
    expect(await Promise.all(lines[0] ?? [])).toEqual([
      "Sign In",
      { email: "asha@company.example", password: "********", rememberMe: false },
    ]);
    await expectNothingLeaked(page, "/signin");

    await page.getByRole("link", { name: "Forgot password?" }).click();
    await form(page, "Forgot Password").getByLabel("Email").fill("asha@company.example");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(notice(page)).toBeFocused();
    expect(await Promise.all(lines[1] ?? [])).toEqual(["Forgot Password", { email: "asha@company.example" }]);
  },
);

test("a failed submit says so, keeps what was typed, can be repeated", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/signin");
  await page.evaluate(() => {
    const { log } = console;
    console.log = () => {
      console.log = log;
      throw new Error("broken on purpose");
    };
  });
  await form(page, "Sign In").getByLabel("Email").fill("asha@company.example");
  await field(page, "Password").fill(secret);
  await field(page, "Password").press("Enter");
  await expect(page.getByRole("alert")).toContainText("That did not work.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(field(page, "Password")).toHaveValue(secret);
  await field(page, "Password").press("Enter");
  await expect(notice(page)).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  // The site's policy refuses to send forms at all; here the form itself has to be harmless.
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  test("Enter sends nothing anywhere, and the form says whom to ask", { tag: "@full" }, async ({ page }) => {
    await page.goto("/signin");
    const requests: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && requests.push(request.url()));
    await form(page, "Sign In").getByLabel("Email").fill("asha@company.example");
    await field(page, "Password").fill(secret);
    await field(page, "Password").press("Enter");
    expect(new URL(page.url()).search).toBe("");
    await expect(form(page, "Sign In").getByRole("button")).toHaveCount(0);
    await expect(page.getByText("this form needs JavaScript")).toContainText(identity.emails.support);
    // Whatever Enter had asked for would have been asked for before the next page.
    await page.goto("/about");
    expect(requests.map((url) => new URL(url).pathname)).toEqual(["/about"]);
  });
});

test(
  "axe finds nothing on the account forms with passwords shown and the notice open",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await gotoHydrated(page, "/signin");
    await page.getByRole("button", { name: "Continue with GitHub" }).click();
    await expect(notice(page)).toBeFocused();
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
    await gotoHydrated(page, "/signup");
    await fillSignUp(page);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  },
);

const { emails, phones } = identity;
for (const [path, width, height, asked] of [
  ["/signin", 1280, 720, [emails.support, phones.support]],
  ["/signup", 390, 844, [emails.general, phones.sales]],
  ["/forgot-password", 390, 844, [emails.support, phones.support]],
] as const) {
  test(
    `${path} says first that accounts are not open and whom to ask (${width} px)`,
    { tag: "@full" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await gotoHydrated(page, path);
      const main = page.getByRole("main");
      await expect(main.getByText(/^Online accounts are not open yet/).first()).toBeInViewport({ ratio: 1 });
      for (const name of asked) {
        await expect(main.getByRole("link", { name }).first()).toBeInViewport({ ratio: 1 });
      }
    },
  );
}
