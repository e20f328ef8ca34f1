import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";
import { onPageError } from "../../tests/support/watch-page.ts";
import { sql } from "drizzle-orm";

import type { Database } from "../data/open-database.ts";
import { sendEnquiry, test } from "./support/desk.ts";
import { signIn } from "./support/staff.ts";
import { isReady, reply, send } from "./support/thread.ts";

test.describe.configure({ timeout: 90_000 });

/** Mail files of replies in an enquiry. */
async function replyFiles(db: Database, number: string): Promise<number> {
  const { rows } = await db.execute<{ message_id: string }>(sql`select message_id from mails
    where kind = 'reply' and enquiry_id = (select id from enquiries where number = ${number})`);
  const files = await readdir(join(process.env["DESK_E2E_DATA"] ?? "", "mail"));
  return rows.filter(({ message_id }) => files.includes(`${message_id}.eml`)).length;
}

async function state(db: Database, number: string) {
  const { rows } = await db.execute<{ status: string; assignee: string | null; into: string | null }>(sql`
    select status, (select name from staff where staff.id = assignee_id) as assignee,
      (select number from enquiries other where other.id = enquiries.merged_into) as into
    from enquiries where number = ${number}`);
  return rows[0];
}

async function open(page: Page, number: string): Promise<void> {
  await page.goto(`/desk/enquiries/${number}`);
  await isReady(page);
}

test("a reply leaves after ten seconds, and one that was taken back never does", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { number } = await sendEnquiry(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  onPageError(page, (message) => problems.push(message));
  await open(page, number);
  await reply(page).fill("First try.");
  await send(page).click();
  await expect(page.getByText(/Sending in \d+ s/)).toBeVisible();
  await expect(reply(page)).toHaveValue("");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(reply(page)).toHaveValue("First try.");
  await expect(page.getByText("Taken back.", { exact: false })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "First try." })).toHaveCount(0);

  await isReady(page);
  await reply(page).fill("Second try.");
  await send(page).click();
  await expect(page.getByText(/Sending in \d+ s/)).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Second try." })).toBeVisible();
  await expect.poll(() => replyFiles(db, number), { timeout: 60_000 }).toBe(1);
  const { rows } = await db.execute(sql`select sent_at - created_at >= interval '10 seconds' as had_its_time
    from mails where kind = 'reply' and state = 'sent'
      and enquiry_id = (select id from enquiries where number = ${number})`);
  expect(rows).toEqual([{ had_its_time: true }]);
  await expect(page.getByText(/Sending in \d+ s/)).toBeHidden();
  expect(await state(db, number)).toMatchObject({ status: "waiting", assignee: "Meera" });
  expect(problems).toEqual([]);
  await context.close();
});

test("a note is for the team, and is on no page of the visitor's", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { number, page: visitors } = await sendEnquiry(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await open(page, number);
  await page.getByRole("link", { name: "Note" }).click();
  await expect(page.getByText("Seen by the team only")).toBeVisible();
  await page.getByRole("textbox", { name: "Your note" }).fill("They called twice.");
  await page.getByRole("button", { name: "Add note" }).click();
  const note = page.getByRole("article").filter({ hasText: "They called twice." });
  await expect(note).toContainText("Note, seen by the team only");
  expect(await (await request.get(visitors)).text()).not.toContain("They called twice.");
  await context.close();
});

test("assigning, snoozing and closing can each be undone", async ({ db, browser, baseURL, request }) => {
  const { number } = await sendEnquiry(request);
  const { page, context, id } = await signIn({ db, browser, baseURL, name: "Asha" });
  await open(page, number);
  const done = page.getByRole("status").filter({ hasText: "Undo" });
  const undo = async () => {
    await done.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Undone.")).toBeVisible();
  };

  await page.locator("#act-assign summary").click();
  await page.getByLabel("Assign to").selectOption(String(id));
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(done).toContainText("Assigned to Asha.");
  expect(await state(db, number)).toMatchObject({ assignee: "Asha" });
  await undo();
  expect(await state(db, number)).toMatchObject({ assignee: null });

  await page.locator("#act-snooze summary").click();
  await page.getByRole("button", { name: /^3 hours/ }).click();
  await expect(done).toContainText("Snoozed until");
  expect(await state(db, number)).toMatchObject({ status: "snoozed" });
  await undo();
  expect(await state(db, number)).toMatchObject({ status: "open" });

  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(done).toContainText("Closed.");
  expect(await state(db, number)).toMatchObject({ status: "closed" });
  await undo();
  expect(await state(db, number)).toMatchObject({ status: "open" });
  await context.close();
});

test("one that is owed an answer does not sleep past its time", async ({ db, browser, baseURL, request }) => {
  const { number } = await sendEnquiry(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await open(page, number);
  await page.locator("#act-snooze summary").click();
  await page.getByLabel("Another time").fill("2199-01-01T10:00");
  await page.getByLabel("Another time").evaluate((field) => field.removeAttribute("max"));
  await page.locator("#act-snooze").getByRole("button", { name: "Snooze" }).click();
  await expect(page.getByRole("alert")).toContainText("cannot sleep past the time it is due");
  await context.close();
});

test("merging leads to the other enquiry, reads as one thread there, and can be undone", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const first = await sendEnquiry(request, { message: "The first of two." });
  const second = await sendEnquiry(request, { message: "The second of two." });
  const { page, context } = await signIn({ db, browser, baseURL });
  await open(page, second.number);
  await page.locator("#act-merge summary").click();
  await page.getByLabel("Merge into").fill("E-1");
  await page.locator("#act-merge").getByRole("button", { name: "Merge" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no enquiry E-1.");
  await page.locator("#act-merge summary").click();
  await page.getByLabel("Merge into").fill(first.number.toLowerCase());
  await page.locator("#act-merge").getByRole("button", { name: "Merge" }).click();
  await expect(page).toHaveURL(new RegExp(`${first.number}\\?done=`));
  await expect(page.getByRole("article").filter({ hasText: "The second of two." })).toContainText(
    second.number,
  );
  await expect(page.getByRole("article").filter({ hasText: "The first of two." })).toBeVisible();
  expect(await state(db, second.number)).toMatchObject({ status: "closed", into: first.number });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  expect(await state(db, second.number)).toMatchObject({ status: "open", into: null });
  await context.close();
});

test("the second of two who reply is told by whom, and keeps the text", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { number } = await sendEnquiry(request);
  const meera = await signIn({ db, browser, baseURL });
  const arjun = await signIn({ db, browser, baseURL, name: "Arjun" });
  await open(meera.page, number);
  await open(arjun.page, number);
  await expect(arjun.page.getByText("Meera has it open")).toBeVisible();
  await reply(arjun.page).fill("Mine, later.");
  await reply(meera.page).fill("Mine, sooner.");
  await send(meera.page).click();
  await expect(meera.page.getByText(/Sending in/)).toBeVisible();
  await send(arjun.page).click();
  await expect(arjun.page.getByRole("alert").filter({ hasText: "Meera changed this enquiry" })).toBeVisible();
  await expect(reply(arjun.page)).toHaveValue("Mine, later.");
  await expect(arjun.page.getByRole("article").filter({ hasText: "Mine, sooner." })).toBeVisible();
  await expect(arjun.page.locator("html[data-hydrated]")).toBeAttached();
  await send(arjun.page).click();
  await expect(arjun.page.getByRole("article").filter({ hasText: "Mine, later." })).toBeVisible();
  await meera.context.close();
  await arjun.context.close();
});

test("drafts survive, saved replies are found and filled in", async ({ db, browser, baseURL, request }) => {
  const { number } = await sendEnquiry(request, { name: "Zubin" });
  const title = `Dates ${number}`;
  await db.execute(sql`insert into saved_replies (title, body)
    values (${title}, 'Good day {name}, it starts on Monday. {me}'), (${`Other ${number}`}, 'Nothing')`);
  const { page, context } = await signIn({ db, browser, baseURL });
  await open(page, number);
  await page.locator("summary", { hasText: "Saved replies" }).click();
  await page.getByLabel("Search saved replies").fill(`dates ${number}`);
  await expect(page.getByRole("link", { name: `Other ${number}` })).toHaveCount(0);
  await page.getByRole("link", { name: title }).click();
  await expect(reply(page)).toHaveValue("Good day Zubin, it starts on Monday. Meera");
  await reply(page).press("End");
  await reply(page).pressSequentially(" Yours.");
  await expect(page.getByText("Draft kept")).toBeVisible();
  await page.reload();
  await expect(reply(page)).toHaveValue("Good day Zubin, it starts on Monday. Meera Yours.");
  await context.close();
});

test("is worked by keys alone, and they rest while typing", async ({ db, browser, baseURL, request }) => {
  const { number } = await sendEnquiry(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await open(page, number);
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "Your note" })).toBeFocused();
  await page.keyboard.type("ree");
  await expect(page.getByRole("textbox", { name: "Your note" })).toHaveValue("ree");
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(reply(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(page.getByLabel("Assign to")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Assign to")).toBeHidden();
  await page.keyboard.press("s");
  await expect(page.getByRole("button", { name: /^1 hour/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  await expect(page.getByText("Closed.", { exact: true })).toBeVisible();
  await isReady(page);
  await page.keyboard.press("z");
  await expect(page.getByText("Undone.")).toBeVisible();
  expect(await state(db, number)).toMatchObject({ status: "open" });
  await isReady(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("mark spam");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Marked as spam.")).toBeVisible();
  await isReady(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/desk$/);
  await context.close();
});

test("is read, answered and closed without scripts", async ({ db, browser, baseURL, request }) => {
  const { number } = await sendEnquiry(request);
  const { page, context } = await signIn({ db, browser, baseURL, options: { javaScriptEnabled: false } });
  await page.goto(`/desk/enquiries/${number}`);
  await expect(page.getByText("Our dispatch board runs on one old server.").last()).toBeVisible();
  await reply(page).fill("Half a");
  await page.getByRole("button", { name: "Keep as draft" }).click();
  await expect(reply(page)).toHaveValue("Half a");
  await reply(page).fill("A whole answer.");
  await send(page).click();
  await expect(page.getByRole("article").filter({ hasText: "A whole answer." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take it back" })).toBeVisible();
  await page.getByRole("link", { name: "Note" }).click();
  await page.getByRole("textbox", { name: "Your note" }).fill("Noted plainly.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Noted plainly." })).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("Closed.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  expect(await state(db, number)).toMatchObject({ status: "waiting" });
  await context.close();
});
