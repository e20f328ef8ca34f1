import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import type { Database } from "../data/open-database.ts";
import { sendEnquiry, test } from "./support/desk.ts";
import { mailTo } from "./support/mails.ts";
import { signIn } from "./support/staff.ts";

// One after the other: all of them sort the same list.
test.describe.configure({ mode: "serial", timeout: 120_000 });

interface Came {
  state?: "unmatched" | "refused" | "failed";
  sender?: string;
  senderName?: string;
  subject?: string;
  body?: string;
  hoursAgo?: number;
}

let count = 0;

/** A mail that no enquiry has. */
async function mailCame(db: Database, mail: Came = {}): Promise<{ id: number; subject: string }> {
  count += 1;
  const subject = mail.subject ?? `Mail ${count}, ${Math.random().toString(36).slice(2)}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into incoming_mails (key, state, reason, sender, sender_name, subject, body, created_at)
    values (${`message:${Math.random()}@company.example`}, ${mail.state ?? "unmatched"}, 'Belongs to no enquiry that we know',
      ${mail.sender ?? "zoe@company.example"}, ${mail.senderName ?? "Zoe Vane"}, ${subject}, ${mail.body ?? "Can you move 12 mailboxes?"},
      now() - make_interval(hours => ${mail.hoursAgo ?? 0}))
    returning id`);
  return { id: Number(rows[0]?.id), subject };
}

async function cleared(db: Database): Promise<void> {
  await db.execute(sql`update incoming_mails set set_aside_at = now() where set_aside_at is null`);
}

const item = (page: Page, subject: string) => page.getByRole("article", { name: subject });
const done = (page: Page) => page.getByRole("status").filter({ hasText: /\S/ }).first();
const hydrated = (page: Page) => expect(page.locator("html[data-hydrated]")).toBeAttached();

test("a mail is put into an enquiry by its number, and taken out again", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  await cleared(db);
  const { number } = await sendEnquiry(request);
  await db.execute(sql`update enquiries set status = 'closed', due_at = null where number = ${number}`);
  const { page, context } = await signIn({ db, browser, baseURL });
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto("/desk");
  await expect(page.getByRole("link", { name: /^Mail to sort/ })).toHaveCount(0);
  const { subject } = await mailCame(db, { hoursAgo: 3 });
  await page.reload();
  await page.getByRole("link", { name: "Mail to sort 1" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mail to sort1");
  await expect(item(page, subject)).toContainText("zoe@company.example");

  await item(page, subject).getByLabel("Put it into the enquiry").fill("E-9");
  await item(page, subject).getByRole("button", { name: "Put in", exact: true }).click();
  await expect(item(page, subject).getByRole("alert")).toHaveText("There is no enquiry E-9");
  await expect(item(page, subject).getByLabel("Put it into the enquiry")).toHaveValue("E-9");
  // The browser itself reports the status 422.
  problems.length = 0;
  await item(page, subject).getByLabel("Put it into the enquiry").fill(number.slice(2));
  await page.keyboard.press("Enter");
  await expect(done(page)).toContainText(`Put into ${number}.`);
  await expect(item(page, subject)).toHaveCount(0);
  const { rows } = await db.execute(sql`select status,
    due_at between now() + interval '20 hours 50 minutes' and now() + interval '21 hours' as is_due
    from enquiries where number = ${number}`);
  expect(rows).toEqual([{ status: "open", is_due: true }]);
  await done(page).getByRole("link", { name: number }).click();
  const message = page.getByRole("article").filter({ hasText: "Can you move 12 mailboxes?" });
  await expect(message).toContainText("by email from zoe@company.example");
  await expect(page.getByText(`Meera put an email into ${number}`)).toBeVisible();

  await page.goBack();
  await hydrated(page);
  await page.keyboard.press("z");
  await expect(done(page)).toContainText("Undone.");
  await expect(item(page, subject)).toBeVisible();
  await page.goto(`/desk/enquiries/${number}`);
  await expect(page.getByRole("group", { name: "What to do" })).toContainText("Closed");
  await expect(page.getByText("Can you move 12 mailboxes?")).toHaveCount(0);
  expect(problems).toEqual([]);
  await context.close();
});

test("a mail becomes an enquiry, acknowledged and due a day after it came", async ({
  db,
  browser,
  baseURL,
}) => {
  await cleared(db);
  const sender = `zoe${Math.random().toString(36).slice(2)}@company.example`;
  const { subject } = await mailCame(db, { sender, hoursAgo: 3 });
  const { page, context } = await signIn({ db, browser, baseURL });
  await page.goto("/desk/mail");
  await item(page, subject).getByRole("button", { name: "Make a new enquiry" }).click();
  await expect(done(page)).toContainText("Its sender is told the number by email.");
  await expect(done(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  const link = done(page).getByRole("link");
  const number = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByText(/^(20 h 5\d min|21 h)/).first()).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Zoe Vane");
  expect(await mailTo(db, sender, "acknowledgement")).toContain(number);

  // Who wrote once may write again: theirs is one press away.
  const again = await mailCame(db, { sender });
  await page.goto("/desk/mail");
  await item(page, again.subject)
    .getByRole("button", { name: `Put into ${number}` })
    .click();
  await expect(done(page)).toContainText(`Put into ${number}.`);
  await context.close();
});

test("a mail is set aside, and found again", async ({ db, browser, baseURL }) => {
  await cleared(db);
  const { subject } = await mailCame(db);
  const { page, context } = await signIn({ db, browser, baseURL });
  await page.goto("/desk/mail");
  await item(page, subject).getByRole("button", { name: "Set aside" }).click();
  await expect(page.getByText("No mail to sort")).toBeVisible();
  await page.getByRole("link", { name: "Set aside", exact: true }).click();
  await item(page, subject).getByRole("button", { name: "Back to the mail to sort" }).click();
  await page.getByRole("link", { name: "To sort", exact: true }).click();
  await expect(item(page, subject)).toBeVisible();
  await page.goto("/desk/audit");
  for (const what of ["Mail set aside", "Mail put back"]) {
    await expect(page.getByRole("row").filter({ hasText: what }).first()).toContainText("Meera");
  }
  await context.close();
});

test("all of it works without scripts", async ({ db, browser, baseURL, request }) => {
  await cleared(db);
  const { number } = await sendEnquiry(request);
  const [first, second] = [await mailCame(db), await mailCame(db)];
  const options = { javaScriptEnabled: false };
  const { page, context } = await signIn({ db, browser, baseURL, options });
  await page.goto("/desk/mail");
  await item(page, first.subject).getByLabel("Put it into the enquiry").fill(number);
  await item(page, first.subject).getByRole("button", { name: "Put in", exact: true }).click();
  await expect(done(page)).toContainText(`Put into ${number}.`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(item(page, first.subject)).toBeVisible();
  await item(page, second.subject).getByRole("button", { name: "Set aside" }).click();
  await expect(item(page, second.subject)).toHaveCount(0);
  await context.close();
});

test("a colleague's page hears of it, and who is second is told", async ({ db, browser, baseURL }) => {
  await cleared(db);
  const meera = await signIn({ db, browser, baseURL });
  const arjun = await signIn({ db, browser, baseURL, name: "Arjun" });
  const options = { javaScriptEnabled: false };
  const nadia = await signIn({ db, browser, baseURL, name: "Nadia", options });
  const { id, subject } = await mailCame(db);
  for (const { page } of [meera, arjun, nadia]) await page.goto("/desk/mail");
  await hydrated(arjun.page);
  await item(meera.page, subject).getByRole("button", { name: "Set aside" }).click();
  await expect(item(arjun.page, subject)).toHaveCount(0);
  await item(nadia.page, subject).getByRole("button", { name: "Set aside" }).click();
  await expect(nadia.page.getByRole("alert")).toContainText("A colleague has sorted this email meanwhile.");
  expect(
    (await nadia.page.request.post("/desk/mail", { form: { mail: "0", intent: "aside" } })).status(),
  ).toBe(404);
  const { rows } = await db.execute(
    sql`select count(*)::int as count from events where kind = 'mail.set-aside' and data ->> 'mailId' = ${String(id)}`,
  );
  expect(rows).toEqual([{ count: 1 }]);
  for (const { context } of [meera, arjun, nadia]) await context.close();
});

const hostile = `<script>globalThis.hacked = 1</script><img src=x onerror="globalThis.hacked = 1"> \u202Eabc שלום 🏴‍☠️ ${"w".repeat(30_000)}`;

test("hostile mail is text, its files are downloads, and everybody can use the page", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  await cleared(db);
  const subject = `<b>Free</b> ${"x".repeat(250)}`;
  const { id } = await mailCame(db, {
    subject,
    body: hostile.slice(0, 10_000),
    senderName: "<i>Mallory</i> \u202E",
  });
  await db.execute(sql`insert into attachments (incoming_mail_id, name, media_type, bytes, content)
    values (${id}, ${"<b>evil</b>.html"}, 'text/html', 25, ${Buffer.from("<script>alert(1)</script>")})`);
  await mailCame(db, { state: "refused", body: "", subject: "The film of our depot" });
  await mailCame(db, { state: "failed", body: "", subject: "", sender: "", senderName: "" });
  await mailCame(db, { hoursAgo: 30, subject: "Waits for too long" });
  await db.execute(sql`insert into mails (key, kind, recipient, message_id, state, last_error, attempts)
    values (${`dead:${id}`}, 'acknowledgement', 'nobody@company.example', ${`dead-${id}@desk.example`}, 'dead', '550 <b>No such user</b>', 1)`);
  const { page, context } = await signIn({ db, browser, baseURL });
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto("/desk/mail");
  await hydrated(page);
  await expect(page.getByText("<script>globalThis.hacked", { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
  await expect(page.getByText("Should have been answered by")).toBeVisible();
  await expect(page.getByText("Could not be read, still in the mailbox")).toBeVisible();
  await expect(item(page, "The film of our depot").getByRole("button")).toHaveText(["Set aside"]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "<b>evil</b>.html" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toBe("<script>alert(1)</script>");

  expect(problems).toEqual([]);

  const { page: open, context: openContext } = await signIn({
    db,
    browser,
    baseURL,
    options: { bypassCSP: true, reducedMotion: "reduce" },
  });
  await open.goto("/desk/mail");
  await open.getByText("The rest of it").click();
  await open.getByText(/emails? (was|were) not delivered/).click();
  expect(await axeProblemsAtAllWidths(open)).toEqual([]);
  for (const width of [1280, 390, 320]) {
    await open.setViewportSize({ width, height: 900 });
    expect(await open.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await openContext.close();

  // What was not delivered is sent again from here, and leads back here.
  await page.getByText(/emails? (was|were) not delivered/).click();
  await page.getByRole("listitem").filter({ hasText: "nobody@company.example" }).getByRole("button").click();
  await expect(page).toHaveURL(/\/desk\/mail$/);
  await expect(page.getByText("nobody@company.example")).toHaveCount(0);
  expect((await request.get("/desk/mail")).status()).toBe(401);
  await context.close();
});

test("a long list comes in pages, what waits longest first", async ({ db, browser, baseURL }) => {
  await cleared(db);
  const all = [];
  for (let each = 0; each < 23; each += 1) all.push(await mailCame(db));
  const { page, context } = await signIn({ db, browser, baseURL });
  await page.goto("/desk/mail");
  await expect(page.getByRole("article")).toHaveCount(20);
  await expect(page.getByRole("article").first()).toContainText(all[0]?.subject ?? "");
  await page.getByRole("link", { name: "Next 20" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await item(page, all[22]?.subject ?? "")
    .getByRole("button", { name: "Set aside" })
    .click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "Back to the top" }).click();
  await expect(page.getByRole("article")).toHaveCount(20);
  await cleared(db);
  await context.close();
});
