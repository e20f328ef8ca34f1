import { expect, type Page, test } from "@playwright/test";

import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";
import { contactForm, slideInView } from "../support/site-parts.ts";
import { stubMap } from "../support/stub-map.ts";
import { watchPage } from "../support/watch-page.ts";

// What a visitor types, presses and sends before the islands of a page answer is done once they do, and nothing of it lands
// in an address. The frame's buttons are in frame-late.spec.ts.

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(({ page }) => stubMap(page));

const vps = "/services/hosting/vps";
const amount = (page: Page, part: string) => page.getByRole("textbox", { name: `${part}, exact number` });
const domain = (page: Page) => page.getByLabel("Which name are you after?");
const draft = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("enquiry-draft") ?? "{}") as object);

test("no script file is asked for before the load event unless the visitor acts", async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on("load", () => (loaded = true));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!loaded && pathname.endsWith(".js")) early.push(pathname);
  });
  // A mouse at rest where the page appears is no act, though the page hears of it.
  await page.mouse.move(400, 300);
  await gotoHydrated(page, "/terms");
  expect(early).toEqual([]);
});

test("an enquiry that is typed and sent is checked and kept", async ({ page, baseURL }) => {
  const problems = await watchPage(page, baseURL ?? "");
  const release = await holdModules(page);
  await page.goto("/contact");
  const form = contactForm(page);
  await form.getByLabel("Name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@company.example");
  await form.getByLabel("Service").selectOption("cloud");
  await form.getByLabel("Message").fill("We need a server.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await release();
  await expect(form.getByRole("group").getByRole("listitem")).toHaveText(["Please solve the captcha"]);
  await expect(form.getByLabel("Name")).toHaveValue("Asha Rao");
  expect(await draft(page)).toMatchObject({ service: "cloud", message: "We need a server." });
  await expect(page).toHaveURL("/contact");
  expect(problems).toEqual([]);
});

test("Enter in a field sends", { tag: "@full" }, async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/contact");
  await contactForm(page).getByLabel("Name").fill("Asha Rao");
  await page.keyboard.press("Enter");
  await release();
  await expect(contactForm(page).getByRole("heading", { name: "things are missing or wrong" })).toBeVisible();
  await expect(contactForm(page).getByLabel("Name")).toHaveValue("Asha Rao");
});

test(
  "typing goes on while the form starts, in the middle of what is there",
  { tag: "@full" },
  async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/contact");
    const name = contactForm(page).getByLabel("Name");
    await name.fill("Asha");
    await page.keyboard.press("Home");
    const released = release();
    await page.keyboard.type("Dr Dr Dr Dr Dr ", { delay: 20 });
    await released;
    await page.keyboard.type("med ");
    await expect(name).toHaveValue("Dr Dr Dr Dr Dr med Asha");
  },
);

test("a draft of before fills the fields that were only looked at", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem("enquiry-draft", JSON.stringify({ name: "Before", company: "Firm" })),
  );
  const release = await holdModules(page);
  await page.goto("/contact");
  await contactForm(page).getByLabel("Name").fill("Now");
  await contactForm(page).getByLabel("Company").focus();
  await release();
  await expect(contactForm(page).getByLabel("Name")).toHaveValue("Now");
  await expect(contactForm(page).getByLabel("Company")).toHaveValue("Firm");
  await expect(contactForm(page).getByLabel("Company")).toBeFocused();
});

test("a slider that is moved, a number that is typed and a tab that is pressed", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(`${vps}?storage=100`);
  await amount(page, "CPU cores").fill("8");
  await page.getByRole("slider", { name: "RAM" }).fill("32");
  const ready = page.getByRole("tab", { name: "Pre-configured Plans" });
  await ready.click();
  await release();
  await expect(ready).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(`${vps}?storage=100&cores=8&ram=32`);
});

test(
  "a number over the one in the address, with the caret in its middle",
  { tag: "@full" },
  async ({ page }) => {
    const release = await holdModules(page);
    await page.goto(`${vps}?storage=100`);
    const storage = amount(page, "SSD storage");
    await storage.fill("120");
    await storage.press("ArrowLeft");
    await storage.press("ArrowLeft");
    await release();
    await expect(storage).toHaveValue("120");
    await expect(storage).toBeFocused();
    expect(await storage.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1);
  },
);

test("a number that cannot be had, in a field that was left", { tag: "@full" }, async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(vps);
  await amount(page, "CPU cores").fill("999");
  await page.keyboard.press("Tab");
  await release();
  await expect(amount(page, "CPU cores")).toHaveValue("16");
});

test("a filter, which Back takes away", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/portfolio");
  await page.getByRole("button", { name: "Cybersecurity", exact: true }).click();
  await release();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL("/portfolio?category=cybersecurity");
  await page.goBack();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
});

test("a press on the carousel is answered once", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await release();
  await expect(slideInView(page)).toHaveAttribute("aria-label", "2 of 4");
});

test("presses that come while the carousel starts act once each", { tag: "@full" }, async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/");
  // As assistive technology presses: no pointer comes before it.
  const pressed = page.getByRole("button", { name: "Next slide" }).evaluate(async (button: HTMLElement) => {
    const island = button.closest("astro-island") as HTMLElement;
    for (let answered = 0; answered < 2;) {
      if ("ready" in island.dataset) answered += 1;
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await release();
  await pressed;
  // The last one from before, and two after it.
  await expect(slideInView(page)).toHaveAttribute("aria-label", "4 of 4");
});

test("signing in is sent with what was typed and ticked", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/signin");
  const form = page.getByRole("form", { name: "Sign In" });
  await form.getByLabel("Email").fill("asha@company.example");
  await form.getByLabel("Password", { exact: true }).fill("secret");
  await form.getByText("Remember me").click();
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Sign In"));
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/signin");
  await release();
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({
    email: "asha@company.example",
    password: "********",
    rememberMe: true,
  });
  await expect(form.getByRole("status")).toBeFocused();
  await expect(page).toHaveURL("/signin");
});

test("a form that the browser refused is not sent by itself later", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/signin");
  const form = page.getByRole("form", { name: "Sign In" });
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await form.getByLabel("Email").fill("asha@company.example");
  await form.getByLabel("Password", { exact: true }).fill("secret");
  await release();
  await expect(form.getByRole("status")).toHaveCount(0);
});

test("a domain name is searched for", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/services/hosting/domains");
  await domain(page).fill("northwind");
  await domain(page).press("Enter");
  await release();
  await expect(page.getByRole("region", { name: "Prices for this name" })).toBeVisible();
  await expect(domain(page)).toBeFocused();
  await expect(page).toHaveURL("/services/hosting/domains?name=northwind");
});

test("a name that is typed stays beside the results of the address", { tag: "@full" }, async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/services/hosting/domains?name=northwind");
  await domain(page).fill("southwind");
  await release();
  await expect(page.getByRole("heading", { name: "northwind, under eight" })).toBeVisible();
  await expect(domain(page)).toHaveValue("southwind");
});

test("a link in an island leads on at once", { tag: "@full" }, async ({ page }) => {
  await holdModules(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Explore cloud" }).click();
  await expect(page).toHaveURL("/services/cloud");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what folds in an island opens at once, and stays open", { tag: "@full" }, async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/portfolio");
    const details = page.getByRole("main").getByRole("article").first().locator("details");
    await details.locator("summary").click();
    await expect(details).toHaveAttribute("open");
    await release();
    await untilHydrated(page);
    await expect(details).toHaveAttribute("open");
  });
});
