import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { test } from "./support/desk.ts";
import { mailTo } from "./support/mails.ts";
import { signIn } from "./support/staff.ts";
import { offered } from "../../app/catalogue/testing/offered.ts";

const address = () => `ring${Math.random().toString(36).slice(2)}@freight.example`;

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
}

test("staff write down a call: it has a number, a plan and its due time, and the visitor hears of it", async ({
  db,
  browser,
  baseURL,
}) => {
  const { page, context, name, id } = await signIn({ db, browser, baseURL, name: "Nadia" });
  const email = address();
  await page.goto("/desk");
  await page.getByRole("link", { name: "New enquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New enquiry");
  await fill(page, {
    Name: "Priya Raman",
    Email: email,
    "Company (optional)": "Kestrel Freight",
    "What they asked": "She rang: two servers before the season.",
  });
  await page.getByLabel("Service (optional)").selectOption("Hosting");
  await page.getByLabel("Plan (optional)").selectOption({ value: "vps-professional" });
  await page.getByRole("button", { name: "Save enquiry" }).click();

  await expect(page).toHaveURL(/\/desk\/enquiries\/E-\d+$/);
  const number = page.url().split("/").at(-1) ?? "";
  await expect(page.getByText("She rang: two servers before the season.").first()).toBeVisible();
  await expect(page.getByText(`${name} wrote it down, acknowledged by email`)).toBeVisible();
  expect(await mailTo(db, email, "acknowledgement")).toContain(number);
  const { rows } =
    await db.execute(sql`select actor, due_at = enquiries.created_at + interval '24 hours' as promised
    from enquiries join events on events.enquiry_id = enquiries.id
    where number = ${number} and kind = 'enquiry.accepted'`);
  expect(rows).toEqual([{ actor: `staff:${id}`, promised: true }]);
  await page.goto("/desk?view=unassigned&sort=newest");
  await expect(page.getByRole("link", { name: new RegExp(number) })).toContainText(
    offered("vps-professional").title,
  );
  await context.close();
});

test("without scripts, what is wrong stands by its field and nothing typed is lost", async ({
  db,
  browser,
  baseURL,
}) => {
  const { page, context } = await signIn({ db, browser, baseURL, options: { javaScriptEnabled: false } });
  const email = address();
  await page.goto("/desk/new");
  await fill(page, { Name: "مرحبا <b>x</b>", Email: "nobody", "What they asked": "x".repeat(20_000) });
  await page.getByLabel("Plan (optional)").selectOption({ value: "vps-professional" });
  await page.getByLabel(/Email them/).uncheck();
  await page.getByRole("button", { name: "Save enquiry" }).click();
  await expect(page).toHaveTitle(/^Not saved yet/);
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription("Email is invalid");
  await expect(page.getByLabel("Name")).toHaveValue("مرحبا <b>x</b>");
  await expect(page.getByLabel("Plan (optional)")).toHaveValue("vps-professional");
  await expect(page.getByLabel("What they asked")).toHaveValue("x".repeat(20_000));
  await expect(page.getByLabel(/Email them/)).not.toBeChecked();

  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Save enquiry" }).click();
  await expect(page).toHaveURL(/\/desk\/enquiries\/E-\d+$/);
  const { rows } =
    await db.execute(sql`select mails.kind from mails join enquiries on enquiries.id = enquiry_id
    join contacts on contacts.id = contact_id where email = ${email}`);
  expect(rows).toEqual([{ kind: "notice" }]);
  await context.close();
});

test("by keyboard alone, and axe finds nothing with errors shown either", async ({
  db,
  browser,
  baseURL,
}) => {
  const { page, context } = await signIn({
    db,
    browser,
    baseURL,
    options: { bypassCSP: true, reducedMotion: "reduce" },
  });
  await page.goto("/desk?view=mine");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("new enq");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/desk\/new$/);
  await page.getByLabel("Name").focus();
  await page.keyboard.type("Keys");
  await page.getByRole("button", { name: "Save enquiry" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message is required").first()).toBeVisible();
  await expect(page.getByRole("group", { name: "2 things are missing or wrong" })).toBeFocused();
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  await context.close();
});
