import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { endSnoozes } from "../core/end-snoozes.ts";
import { sendEnquiry, test } from "./support/desk.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { isSame, openOnce } from "./support/same-document.ts";
import { signIn } from "./support/staff.ts";
import { isReady, reply, send, sendNow } from "./support/thread.ts";

test.describe.configure({ timeout: 120_000 });

const anAddress = (name: string) => `${name}${Math.random().toString(36).slice(2)}@company.example`;

test("a snooze that ends says so in the thread, without a reload", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { number } = await sendEnquiry(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await db.execute(sql`update enquiries set status = 'snoozed', snoozed_until = now() + interval '1 hour'
    where number = ${number}`);
  await openOnce(page, `/desk/enquiries/${number}`);
  await reply(page).fill("Good morning.");
  await db.execute(sql`update enquiries set snoozed_until = now() where number = ${number}`);
  // As the worker does it every 20 seconds.
  await endSnoozes(db);
  await expect(page.getByText("Snooze ended")).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await expect(page.getByRole("group", { name: "What to do" })).toContainText("Open");
  // Whoever was writing sends it: an alarm is nobody's change.
  await send(page).click();
  await expect(page.getByText(/Sending in \d+ s/)).toBeVisible();
  await context.close();
});

// With scripts: a-day.spec.ts.
test("a reply is sent now without scripts", async ({ db, browser, baseURL, request }) => {
  const email = anAddress("now");
  const { number } = await sendEnquiry(request, { email });
  const { page, context } = await signIn({ db, browser, baseURL, options: { javaScriptEnabled: false } });
  await page.goto(`/desk/enquiries/${number}`);
  await reply(page).fill("At once, please.");
  await send(page).click();
  await sendNow(page);
  await expect(page.getByRole("button", { name: "Take it back" })).toHaveCount(0);
  await expect(page.getByText("Meera sent it without waiting")).toBeVisible();
  expect(await mailTo(db, email, "reply")).toContain("At once, please.");
  await context.close();
});

test("what is typed before the page comes alive is kept", async ({ db, browser, baseURL, request }) => {
  const { number } = await sendEnquiry(request);
  const { page, context } = await signIn({ db, browser, baseURL });
  await page.goto(`/desk/enquiries/${number}`);
  await isReady(page);
  await reply(page).fill("The first words.");
  await expect(page.getByText("Draft kept")).toBeVisible();
  const { promise: mayComeAlive, resolve: comeAlive } = Promise.withResolvers<void>();
  await page.route(/\/desk-assets\/.*\.js$/, async (route) => {
    await mayComeAlive;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(reply(page)).toHaveValue("The first words.");
  await reply(page).fill("like words.");
  await reply(page).press("Home");
  await reply(page).pressSequentially("Quite ");
  comeAlive();
  await isReady(page);
  await expect(reply(page)).toHaveValue("Quite like words.");
  await page.keyboard.type("un");
  await expect(reply(page)).toHaveValue("Quite unlike words.");
  await expect(page.getByText("Draft kept")).toBeVisible();
  await context.close();
});

test("a reply in a merged thread says whom it goes to, and goes to who was chosen", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const [asha, ben] = [anAddress("asha"), anAddress("ben")];
  const first = await sendEnquiry(request, { name: "Asha Rao", email: asha, message: "Asha's servers." });
  const second = await sendEnquiry(request, { name: "Ben Ode", email: ben, message: "Ben's servers." });
  const { page, context } = await signIn({
    db,
    browser,
    baseURL,
    options: { bypassCSP: true, reducedMotion: "reduce" },
  });
  await page.goto(`/desk/enquiries/${first.number}`);
  await expect(page.getByLabel("Reply", { exact: true }).getByText(`to ${asha}`)).toBeVisible();
  await page.goto(`/desk/enquiries/${second.number}`);
  await page.locator("#act-merge summary").click();
  await page.getByLabel("Merge into").fill(first.number);
  await page.locator("#act-merge").getByRole("button", { name: "Merge" }).click();
  await expect(page).toHaveURL(new RegExp(first.number));
  await isReady(page);
  const to = page.getByRole("combobox", { name: "to", exact: false });
  await expect(to.locator("option:checked")).toHaveText(`${ben} (Ben Ode, ${second.number}), wrote last`);
  await expect(page.getByRole("article").filter({ hasText: "Ben's servers." })).toContainText("Ben Ode");
  expect(await axeProblemsAtAllWidths(page, "#write")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 900 });

  await to.selectOption({ label: `${asha} (Asha Rao, ${first.number})` });
  await reply(page).fill("For Asha alone.");
  await send(page).click();
  const underWay = page.getByText(/Sending in \d+ s/);
  await expect(underWay).toBeVisible();
  await expect(underWay).toBeInViewport();
  await expect(page.getByText(`to ${asha}`).first()).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(reply(page)).toHaveValue("For Asha alone.");
  await isReady(page);
  await reply(page).fill("For Ben alone.");
  await send(page).click();
  await sendNow(page);
  const mail = await mailTo(db, ben, "reply");
  expect(mail).toContain("For Ben alone.");
  expect(linkIn(mail)).toContain(second.number);
  expect(await (await request.get(linkIn(mail))).text()).toContain("For Ben alone.");
  expect(await (await request.get(first.page)).text()).not.toContain("For Ben alone.");
  await context.close();
});
