import { expect, test } from "@playwright/test";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { sendEnquiry } from "./support/desk.ts";
import { offered } from "../../app/catalogue/testing/offered.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent, returned with everything typed, and sent again", async ({ page }) => {
    await page.goto("/contact?plan=vps-professional");
    // By selector: what is said about text leaves <noscript> out.
    await expect(page.locator("noscript p")).toContainText(offered("vps-professional").title);
    await page.getByLabel("Name", { exact: true }).fill("Priya");
    await page.getByLabel("Email", { exact: true }).fill("nope");
    await page.getByLabel("Company (optional)").fill("Freight & Co");
    await page.getByLabel("Service (optional)").selectOption("cybersecurity");
    await page.locator("#question").fill("999");
    const asked = await page.locator("label[for=question]").textContent();
    await page.getByRole("button", { name: "Send Message" }).click();

    await expect(page.getByRole("heading", { name: "3 things are missing or wrong" })).toBeVisible();
    for (const message of ["Email is invalid", "Message is required", "Captcha answer is incorrect"]) {
      await expect(page.getByRole("link", { name: message })).toBeVisible();
    }
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Priya");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("nope");
    await expect(page.getByLabel("Company (optional)")).toHaveValue("Freight & Co");
    await expect(page.getByLabel("Service (optional)")).toHaveValue("cybersecurity");
    await expect(page.getByText(offered("vps-professional").title)).toBeVisible();
    const question = page.getByText(/Security check: what is/);
    expect(await question.textContent()).toBe(asked);

    const [a = 0, b = 0] = (asked ?? "").match(/\d+/g)?.map(Number) ?? [];
    await page.getByLabel("Email", { exact: true }).fill("priya@freight.example");
    await page.getByRole("textbox", { name: "Message" }).fill("Two lines,\nand <b>this</b> is one of them.");
    await page.getByLabel(/Security check/).fill(String(a + b));
    await page.getByRole("button", { name: "Send Message" }).click();

    await expect(page).toHaveURL(/\/contact\/thanks\?enquiry=E-\d+&key=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank You!");
    await expect(page.getByText("and <b>this</b> is one of them.")).toBeVisible();
    await expect(page.getByText(offered("vps-professional").title)).toBeVisible();
  });

  test("a link in the summary leads to its field", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByRole("link", { name: "Message is required" }).click();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(/Security check/)).toBeFocused();
  });
});

test("the returned form works with scripts too: the summary has the focus, and axe finds nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ bypassCSP: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/contact");
  await page.locator("#message form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole("group", { name: /things are missing/ })).toBeFocused();
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  await context.close();
});

test("what is no form of ours is refused", async ({ request, baseURL }) => {
  const form = { name: "Priya", message: "x" };
  const answers = await Promise.all([
    request.post("/contact", { form, headers: { Origin: "https://evil.example" } }),
    request.post("/contact", { form: { message: "x".repeat(33 * 1024) } }),
    request.post("/contact", { form, headers: { Origin: baseURL ?? "" } }),
    request.post("/contact", { multipart: form }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([403, 413, 422, 422]);
  expect(answers[3]?.headers()["cache-control"]).toBe("private, no-store");
});

test("the address of the thank-you page leads nowhere without its key", async ({ request }) => {
  const { thanks, page } = await sendEnquiry(request);
  expect((await request.get(thanks)).status()).toBe(200);
  const wrong = [
    thanks.slice(0, -1),
    page.slice(0, -1),
    page.replace(/E-\d+/, "E-99999999"),
    "/enquiries/E-1",
    "/enquiries/x?key=y",
  ];
  const bodies = await Promise.all(
    wrong.map(async (address) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(404);
      return (await answer.text()).replaceAll(/nonce="[^"]*"|E-\d+|"[^"]*key[^"]*"/g, "");
    }),
  );
  for (const body of bodies) expect(body).toContain("This link opens no enquiry");
});
