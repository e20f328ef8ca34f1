import { type ChildProcess, spawn } from "node:child_process";

import { expect, type Page } from "@playwright/test";

import { freePort } from "../../../scripts/lib/free-port.ts";
import { axeProblemsAtAllWidths, test } from "../../support/axe.ts";
import { gotoHydrated } from "../../support/hydrated.ts";

/** The development server: it has the kit page, and React tells there what it forgives in production. */
let dev = "";
let server: ChildProcess;

// In one worker: the first visit makes Vite prepare the libraries, which reloads whatever page is open then.
test.describe.configure({ mode: "default" });
test.beforeAll(async ({ browser }) => {
  const port = await freePort();
  dev = `http://localhost:${port}`;
  server = spawn("node", ["scripts/astro.ts", "dev", "--ignore-lock", "--port", String(port)], {
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) =>
    server.stdout?.on("data", (said) => String(said).includes(String(port)) && resolve(said)),
  );
  const page = await browser.newPage();
  for (const path of ["/kit", "/"]) await page.goto(`${dev}${path}`, { waitUntil: "networkidle" });
  await page.close();
});
test.afterAll(() => server.kill("SIGTERM"));

async function openInDevelopment(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (
      ["error", "warning"].includes(message.type()) &&
      !message.text().startsWith("Failed to load resource")
    ) {
      complaints.push(`${path}: ${message.text()}`);
    }
  });
  await gotoHydrated(page, `${dev}${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return complaints;
}

test("axe finds nothing in the kit", async ({ sharedPage: page }) => {
  await openInDevelopment(page, "/kit");
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
});

test("tabs follow the arrow keys, Home and End, and only the open panel shows", async ({ page }) => {
  await openInDevelopment(page, "/kit");
  const [first, second] = [
    page.getByRole("tab", { name: "First view" }),
    page.getByRole("tab", { name: "Second view" }),
  ];
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("The first panel")).toBeHidden();
  await second.focus();
  for (const [key, tab] of [
    ["ArrowRight", first],
    ["ArrowLeft", second],
    ["Home", first],
    ["End", second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await first.click();
  await expect(page.getByRole("tabpanel", { name: "First view" })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Second view" })).toBeHidden();
});

test("questions open in place, several at a time", async ({ page }) => {
  await openInDevelopment(page, "/kit");
  const answers = page.locator("details").filter({ hasText: "short question" });
  await answers.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Like this one")).toBeVisible();
  await page.getByText("And the next one?").click();
  await expect(page.getByText("Like this one")).toBeVisible();
  await expect(page.getByText("Several answers can be open")).toBeVisible();
});

test("a field's error is tied to it", async ({ page }) => {
  await openInDevelopment(page, "/kit");
  const field = page.getByLabel("A field with an error");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("Name is required");
  await expect(page.getByLabel("A field", { exact: true })).toHaveAccessibleDescription("With a hint.");
});

test("React has nothing to complain about in development", async ({ page }) => {
  for (const path of ["/kit", "/", "/contact", "/services/hosting/vps", "/no/such-page"]) {
    expect(await openInDevelopment(page, path)).toEqual([]);
  }
});
