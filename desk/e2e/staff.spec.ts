import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { createEntryLink } from "../core/entry-links.ts";
import { setUpCodes } from "./support/codes.ts";
import { sendEnquiry, test } from "./support/desk.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { signIn } from "./support/staff.ts";

// One after the other: who the last admin is depends on all of them.
test.describe.configure({ mode: "serial", timeout: 120_000 });

const anAddress = () => `Colleague${Math.random().toString(36).slice(2)}@desk.example`;
const member = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

test("an admin invites, changes roles and deactivates; who was deactivated is out at once", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const admin = await signIn({ db, browser, baseURL, name: "Asha Admin", role: "admin" });
  const { page } = admin;
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto("/desk/staff");
  await page.getByLabel("Invite by email").fill("two@desk.example, three@desk.example");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("Email is invalid")).toBeVisible();
  await expect(page.getByLabel("Invite by email")).toHaveValue("two@desk.example, three@desk.example");
  // The browser itself reports the status 422.
  problems.length = 0;
  const email = anAddress();
  const name = `Noor ${email.slice(9, 15)}`;
  await page.getByLabel("Invite by email").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(member(page, email.toLowerCase())).toContainText("agent, not signed in");

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const noor = await theirs.newPage();
  const link = linkIn(await mailTo(db, email, "staff-invitation"));
  await noor.goto(link);
  await noor.getByLabel("Name").fill(name);
  await noor.getByRole("textbox", { name: "Password", exact: true }).fill("a-desk-of-our-own");
  await noor.getByRole("button", { name: "Enter" }).click();
  await setUpCodes(noor, "a-desk-of-our-own");
  await noor.goto("/desk/staff");
  await expect(noor.getByText("Admins invite and deactivate members of the team.")).toBeVisible();
  await expect(noor.getByRole("button", { name: /Make admin|Make agent|Deactivate|Invite/ })).toHaveCount(0);

  await page.reload();
  await expect(member(page, name)).toContainText("last signed in");
  await page.getByRole("button", { name: `Make admin: ${name}` }).click();
  await expect(member(page, name)).toContainText("admin, last signed in");
  await noor.reload();
  await expect(noor.getByRole("button", { name: `Deactivate: ${name}` })).toBeVisible();
  await page.getByRole("button", { name: `Make agent: ${name}` }).click();
  await expect(member(page, name)).toContainText("agent, last signed in");

  const { number } = await sendEnquiry(request);
  await db.execute(sql`update enquiries set assignee_id = (select id from staff where name = ${name})
    where number = ${number}`);
  const { rows: staff } = await db.execute<{ id: string }>(sql`select id from staff where name = ${name}`);
  const staffId = Number(staff[0]?.id);
  const token = await db.transaction((tx) => createEntryLink(tx, { staffId, hours: 1 }));
  const another = `/desk/enter?token=${token}`;
  await page.getByRole("button", { name: `Deactivate: ${name}` }).click();
  await expect(member(page, name)).toContainText("no longer here");
  expect((await noor.goto("/desk"))?.status()).toBe(401);
  expect((await noor.goto(another))?.status()).toBe(404);
  const { rows } = await db.execute(sql`select assignee_id from enquiries where number = ${number}`);
  expect(rows).toEqual([{ assignee_id: null }]);
  await page.getByRole("button", { name: `Invite again: ${name}` }).click();
  await expect(member(page, name)).not.toContainText("no longer here");

  await page.getByRole("link", { name: "Who did what" }).click();
  for (const what of [
    `Staff invited: ${name}`,
    `Staff role changed: ${name}`,
    `Staff deactivated: ${name}`,
    `Staff reactivated: ${name}`,
  ]) {
    await expect(page.getByRole("row").filter({ hasText: what }).first()).toContainText("Asha Admin");
  }
  expect(problems).toEqual([]);
  await theirs.close();
  await admin.context.close();
});

test("the last admin stays one", async ({ db, browser, baseURL }) => {
  await db.execute(sql`update staff set role = 'agent' where role = 'admin'`);
  const { page, context } = await signIn({ db, browser, baseURL, name: "Only Admin", role: "admin" });
  await page.goto("/desk/staff");
  for (const action of ["Make agent", "Deactivate"]) {
    await page.getByRole("button", { name: `${action}: Only Admin` }).click();
    await expect(page.getByRole("alert")).toContainText("Somebody has to be admin.");
    await expect(member(page, "Only Admin")).toContainText("admin, last signed in");
  }
  await context.close();
});

test("an agent changes nothing by posting either", async ({ db, browser, baseURL, request }) => {
  const { page, context, id } = await signIn({ db, browser, baseURL });
  const { rows: before } = await db.execute(sql`select id, role, deactivated_at from staff order by id`);
  for (const intent of ["invite", "make-admin", "make-agent", "deactivate"]) {
    const form = { intent, staff: String(id), email: "eve@desk.example", admin: "on" };
    expect((await page.request.post("/desk/staff", { form })).status(), intent).toBe(403);
    expect((await request.post("/desk/staff", { form })).status(), intent).toBe(401);
  }
  const { rows: after } = await db.execute(sql`select id, role, deactivated_at from staff
    where id <= ${Math.max(...before.map((row) => Number(row["id"])))} order by id`);
  expect(after).toEqual(before);
  const { rowCount } = await db.execute(sql`select from staff where email = 'eve@desk.example'`);
  expect(rowCount).toBe(0);
  for (const address of ["/desk/audit", "/desk/saved-replies", "/desk/staff"]) {
    expect((await request.get(address)).status(), address).toBe(401);
  }
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`saved replies are added, changed and deleted ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    db,
    browser,
    baseURL,
  }) => {
    const { page, context } = await signIn({ db, browser, baseURL, options: { javaScriptEnabled } });
    const title = `Dates ${Math.random().toString(36).slice(2)} <b>שלום</b>`;
    const added = page.locator("form").last();
    const shown = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
    await page.goto("/desk/saved-replies");
    await added.getByLabel("Title").fill(title);
    await added.getByRole("button", { name: "Add" }).click();
    await expect(page.getByText("It needs a title and a text")).toBeVisible();
    await expect(added.getByLabel("Title")).toHaveValue(title);
    await added.getByLabel("Text").fill("Good day {name}");
    await added.getByRole("button", { name: "Add" }).click();
    await expect(shown).toHaveCount(1);

    await added.getByLabel("Title").fill(title);
    await added.getByLabel("Text").fill("Another text");
    await added.getByRole("button", { name: "Add" }).click();
    await expect(page.getByText("Another one has this title")).toBeVisible();
    await expect(added.getByLabel("Text")).toHaveValue("Another text");

    await page.goto("/desk/saved-replies");
    await shown.getByText(title).click();
    await shown.getByLabel("Text").fill("Good evening {name}");
    await shown.getByRole("button", { name: "Save" }).click();
    await shown.getByText(title).click();
    await expect(shown.getByLabel("Text")).toHaveValue("Good evening {name}");
    await shown.getByRole("button", { name: "Delete" }).click();
    await expect(shown).toHaveCount(0);
    await context.close();
  });
}

test("axe finds nothing on these pages, on a wide light screen and on a dark phone", async ({
  db,
  browser,
  baseURL,
}) => {
  const options = { bypassCSP: true, reducedMotion: "reduce" } as const;
  await signIn({ db, browser, baseURL, name: `<i>שלום</i> ${"M".repeat(200)}` });
  const { page, context } = await signIn({ db, browser, baseURL, role: "admin", options });
  await db.execute(sql`insert into saved_replies (title, body)
    values (${`<b>Title</b> ${"t".repeat(150)} ${Math.random()}`}, 'Text')`);
  for (const address of ["/desk/staff", "/desk/audit", "/desk/saved-replies"]) {
    await page.goto(address);
    expect(await axeProblemsAtAllWidths(page), address).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    }
  }
  await context.close();
});
