import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { createEntryLink } from "../core/entry-links.ts";
import type { Database } from "../data/open-database.ts";
import { setUpCodes } from "./support/codes.ts";
import { letPass, sendEnquiry, test } from "./support/desk.ts";
import { signIn } from "./support/staff.ts";

const password = "a-desk-of-our-own";

/** A link for a colleague who has not said their name yet. */
async function invitation(db: Database): Promise<string> {
  const email = `staff${Math.random().toString(36).slice(2)}@desk.example`;
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into staff (email, role) values (${email}, 'agent') returning id`,
  );
  const token = await db.transaction((tx) => createEntryLink(tx, { staffId: Number(rows[0]?.id), hours: 1 }));
  return `/desk/enter?token=${token}`;
}

test("a link lets a colleague in once, to what is due, what was said, and out again", async ({
  db,
  page,
  request,
}) => {
  const { number } = await sendEnquiry(request, { name: "Lalita" }, "?plan=vps-professional");
  await letPass(db, number, 25 * 60);
  const link = await invitation(db);
  await page.request.get(link);
  await page.goto(link);
  await page.getByRole("button", { name: "Enter" }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Enter" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await page.getByLabel("Name").fill("Bo");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Enter" }).click();
  // A password alone does not open the desk.
  await expect(page).toHaveURL(/\/account\/security\?for=desk$/);
  expect((await page.request.get("/desk", { maxRedirects: 0 })).status()).toBe(303);
  await setUpCodes(page, password);
  await page.goto("/desk");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^All open \d+$/);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === "account.session_token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  const row = page.getByRole("link", { name: new RegExp(number) });
  await expect(row).toContainText("1 h late");
  await row.click();
  await expect(page.getByText("Our dispatch board runs on one old server.")).toBeVisible();
  await page.locator("summary", { hasText: "your menu" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
  expect((await page.goto("/desk"))?.status()).toBe(401);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is where our team works");
  expect((await page.goto(link))?.status()).toBe(404);
});

test("mail that was refused for good is shown and sent again", async ({ db, browser, baseURL, request }) => {
  const { page, context } = await signIn({ db, browser, baseURL, name: "Cy", options: { bypassCSP: true } });
  const { number } = await sendEnquiry(request);
  await expect
    .poll(
      async () =>
        (
          await db.execute(sql`select from mails where state = 'sent' and kind = 'acknowledgement'
      and enquiry_id = (select id from enquiries where number = ${number})`)
        ).rowCount,
    )
    .toBe(1);
  await db.execute(sql`update mails set state = 'dead', last_error = '550 No such user'
    where kind = 'acknowledgement' and enquiry_id = (select id from enquiries where number = ${number})`);
  await page.goto("/desk");
  await page.getByText(/was not delivered|were not delivered/).click();
  const mail = page.getByRole("listitem").filter({ hasText: "550 No such user" });
  await expect(mail).toContainText(number);
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  await mail.getByRole("button", { name: "Send again" }).click();
  await expect(mail).toHaveCount(0);
  await context.close();
});
