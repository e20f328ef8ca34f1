import { expect, type Page, test } from "@playwright/test";

import { identity } from "../../app/identity.ts";
import { contactMessages } from "../facts/forms.ts";
import { gotoWithFrozenClock } from "../support/frozen-clock.ts";
import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";
import { senderFiles, senderStarts } from "../support/senders.ts";
import { contactForm } from "../support/site-parts.ts";
import { stubMap } from "../support/stub-map.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(({ page }) => stubMap(page));

const form = contactForm;
const check = (page: Page) => form(page).getByLabel(/^Security check/);
const submit = (page: Page) => form(page).getByRole("button", { name: "Send Message" }).click();
const summary = (page: Page) => form(page).getByRole("group", { name: /missing or wrong/ });

async function question(page: Page): Promise<string> {
  return (
    (await form(page)
      .getByText(/^Security check: what is/)
      .textContent()) ?? ""
  );
}

async function solve(page: Page) {
  const [first = 0, second = 0] = (await question(page)).match(/\d+/g)?.map(Number) ?? [];
  expect(Math.min(first, second)).toBeGreaterThanOrEqual(1);
  expect(Math.max(first, second)).toBeLessThanOrEqual(10);
  await check(page).fill(String(first + second));
}

async function fill(page: Page) {
  await form(page).getByLabel("Name").fill("Asha Rao");
  await form(page).getByLabel("Email").fill("asha@company.example");
  await form(page).getByLabel("Message").fill("Our server is slow.\nIt is old, too.");
  await solve(page);
}

test("has the specified fields and options", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await expect(form(page).getByLabel("Message")).toHaveAttribute("rows", "6");
  const options = form(page).getByLabel("Service").locator("option");
  await expect(options).toHaveText([
    "Select a service",
    "Cloud",
    "Cybersecurity",
    "Software & AI",
    "Hosting",
    "Consultation",
  ]);
  expect(
    await options.evaluateAll((list) => list.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(["", "cloud", "cybersecurity", "software-ai", "hosting", "consultation"]);
});

test("an empty form gets every message under its field, a summary with focus, and links that lead there", async ({
  page,
}) => {
  await gotoHydrated(page, "/contact");
  await submit(page);
  await expect(summary(page)).toBeFocused();
  for (const [label, message] of [
    ["Name", contactMessages.nameMissing],
    ["Email", contactMessages.emailMissing],
    ["Message", contactMessages.messageMissing],
    [/^Security check/, contactMessages.checkMissing],
  ] as const) {
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(form(page).getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    await summary(page).getByRole("link", { name: message }).click();
    await expect(form(page).getByLabel(label)).toBeFocused();
  }
});

test("a malformed address and a wrong sum are refused; editing a field clears its error only", async ({
  page,
}) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  await form(page).getByLabel("Email").fill("asha@company");
  await check(page).fill("99");
  await submit(page);
  await expect(form(page).getByLabel("Email")).toHaveAccessibleDescription(contactMessages.emailWrong);
  await expect(check(page)).toHaveAccessibleDescription(contactMessages.checkWrong);
  await form(page).getByLabel("Email").fill("asha@company.example");
  await expect(form(page).getByLabel("Email")).not.toHaveAttribute("aria-invalid");
  await expect(check(page)).toHaveAccessibleDescription(contactMessages.checkWrong);
  await expect(form(page).getByLabel("Name")).toHaveValue("Asha Rao");
});

test("sends for two seconds, then thanks; again starts empty with the same question", async ({ page }) => {
  await gotoWithFrozenClock(page, "/contact");
  await fill(page);
  const asked = await question(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.method()));

  const started = senderStarts(page, "enquiry");
  await submit(page);
  const sending = form(page).getByRole("button", { name: "Sending Message..." });
  await expect(sending).toBeDisabled();
  await started;
  await page.clock.runFor(1900);
  await expect(sending).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.getByText("within 24 hours, usually")).toBeVisible();
  const meeting = page.locator("#message").getByRole("link", { name: /^Book a Meeting/ });
  await expect(meeting).toHaveAttribute("href", identity.bookingUrl);
  await expect(meeting).toHaveAttribute("target", "_blank");
  await expect(meeting).toHaveAttribute("rel", /noopener/);
  expect(requests.filter((method) => method !== "GET")).toEqual([]);

  await page.getByRole("button", { name: "Send Another Message" }).click();
  for (const label of ["Name", "Email", "Company", "Service", "Message"]) {
    await expect(form(page).getByLabel(label)).toHaveValue("");
  }
  await expect(check(page)).toHaveValue("");
  expect(await question(page)).toBe(asked);
});

test("a form whose code for sending does not load says so and can be sent again", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await page.route(senderFiles.enquiry, (route) => route.abort());
  await fill(page);
  await submit(page);
  await expect(form(page).getByRole("alert")).toContainText("Your message was not sent.");
  await page.unroute(senderFiles.enquiry);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`at ${width} px an error on Email alone moves no other field`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await gotoHydrated(page, "/contact");
    await fill(page);
    await form(page).getByLabel("Email").fill("asha@company");
    const labelToField = () =>
      form(page)
        .getByLabel("Name")
        .evaluate((field: HTMLInputElement) => {
          const label = field.labels?.[0];
          return field.getBoundingClientRect().top - (label?.getBoundingClientRect().top ?? 0);
        });
    const before = await labelToField();
    await submit(page);
    await expect(form(page).getByLabel("Email")).toHaveAccessibleDescription("Email is invalid");
    expect(await labelToField()).toBe(before);
  });

  test(`at ${width} px the whole thank-you stands below the header`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await gotoHydrated(page, "/contact");
    await fill(page);
    await submit(page);
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
    const covered = await page
      .locator("body > header")
      .evaluate((header) => header.getBoundingClientRect().bottom);
    const figure = await page.locator("#message figure").boundingBox();
    expect(figure?.y).toBeGreaterThanOrEqual(covered);
    await expect(page.getByRole("button", { name: "Send Another Message" })).toBeInViewport({ ratio: 1 });
  });
}

test(
  "what was typed survives a reload and a wrong turn, until it is sent",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/contact");
    await form(page).getByLabel("Name").fill("Asha Rao");
    await form(page).getByLabel("Service").selectOption("hosting");
    await check(page).fill("3");
    await page.reload();
    await untilHydrated(page);
    await expect(form(page).getByLabel("Name")).toHaveValue("Asha Rao");
    await expect(form(page).getByLabel("Service")).toHaveValue("hosting");
    await expect(check(page)).toHaveValue("");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(form(page).getByLabel("Name")).toHaveValue("Asha Rao");

    await fill(page);
    await submit(page);
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await gotoHydrated(page, "/contact");
    await expect(form(page).getByLabel("Name")).toHaveValue("");
  },
);

test("a plan's button brings the plan along: the service is chosen and the message begins with it", async ({
  page,
}) => {
  await gotoHydrated(page, "/services/hosting/shared");
  await page
    .locator("#plans")
    .getByRole("link", { name: /Business/ })
    .click();
  await expect(page).toHaveURL("/contact?plan=shared-business");
  await expect(form(page).getByLabel("Service")).toHaveValue("hosting");
  await expect(form(page).getByLabel("Message")).toHaveValue(
    "I am interested in Shared Hosting, Business ($9.99 per month).\n\n",
  );
});

test("what the address asks for and nobody offers is ignored", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/contact?plan=%3Cb%3Efree%3C/b%3E&job=ceo&service=gold");
  await page.waitForLoadState("networkidle");
  await expect(form(page).getByLabel("Service")).toHaveValue("");
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await expect(page.getByRole("main")).not.toContainText("free</b>");
});
