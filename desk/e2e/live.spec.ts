import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { onPageError } from "../../tests/support/watch-page.ts";
import { assignEnquiry } from "../core/staff/assign.ts";
import { anotherDesk } from "./support/another-desk.ts";
import { sendEnquiry, test } from "./support/desk.ts";
import { isSame, openOnce } from "./support/same-document.ts";
import { signIn } from "./support/staff.ts";

test.describe.configure({ timeout: 120_000 });

/** Errors of the page, and what its policy refused. A connection that the test cuts is neither. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  onPageError(page, (message) => problems.push(message));
  await page.exposeFunction("reportViolation", (what: string) => problems.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportViolation: (what: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return problems;
}

const lost = (page: Page) => page.getByRole("status").filter({ hasText: "Connection lost" });
const rowOf = (page: Page, number: string) => page.locator(`[data-row][href$="/${number}"]`);

/** What a form of the page sends, so that the page itself stays as it is. */
async function act(page: Page, number: string, form: Record<string, string>): Promise<void> {
  const version = await page.locator("input[name=version]").first().inputValue();
  const address = `/desk/enquiries/${number}`;
  const answer = await page.request.post(address, { form: { version, ...form }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

test("two people on two instances see what happens without reloading", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const other = await anotherDesk();
  const meera = await signIn({ db, browser, baseURL });
  const arjun = await signIn({ db, browser, baseURL: other.url, name: "Arjun" });
  const problems = await Promise.all([watch(meera.page), watch(arjun.page)]);
  await openOnce(meera.page, "/desk?view=unassigned");
  await openOnce(arjun.page, "/desk?view=open");

  // An enquiry through the API of one instance is in both queues.
  const { number } = await sendEnquiry(request, { name: "Lalita" });
  await db.execute(sql`update enquiries set due_at = now() - interval '3 days' where number = ${number}`);
  await sendEnquiry(request, { name: "Somebody else" });
  for (const { page } of [meera, arjun]) {
    await expect(rowOf(page, number)).toBeVisible();
    await expect(page.locator("[aria-live=polite]")).toContainText(/New enquiry|new enquiries/);
  }

  // Somebody opens it and writes.
  const asha = await signIn({ db, browser, baseURL, name: "Asha" });
  await openOnce(asha.page, `/desk/enquiries/${number}`);
  await expect(rowOf(arjun.page, number)).toContainText("Asha has it open");
  await asha.page.getByRole("textbox", { name: "Your reply" }).pressSequentially("Good");
  await expect(rowOf(arjun.page, number)).toContainText("Asha is writing");
  await asha.page.goto("about:blank");
  await expect(rowOf(arjun.page, number)).not.toContainText("Asha");

  // Assigned by one, seen by the other, in the list and on the page.
  await openOnce(meera.page, `/desk/enquiries/${number}`);
  await openOnce(arjun.page, "/desk?view=open");
  await act(meera.page, number, { intent: "assign", assignee: String(arjun.id) });
  await expect(rowOf(arjun.page, number)).toContainText("Arjun");
  await expect(meera.page.getByText("Arjun").first()).toBeVisible();
  await openOnce(arjun.page, `/desk/enquiries/${number}`);
  await expect(meera.page.getByText("Arjun has it open")).toBeVisible();
  await act(meera.page, number, { intent: "reply", body: "On Monday.", formKey: number });
  await expect(arjun.page.getByRole("article").filter({ hasText: "On Monday." })).toBeVisible();
  await expect(arjun.page.locator("[aria-live=polite]").last()).toHaveText("Meera replied.");

  expect(await isSame(meera.page)).toBe(true);
  expect(await isSame(arjun.page)).toBe(true);
  expect(problems.flat()).toEqual([]);
  for (const { context } of [meera, arjun, asha]) await context.close();
  await other.stop();
});

test("a lost connection is said, text stays, and what was missed is there when it is back", async ({
  db,
  browser,
  request,
}) => {
  const other = await anotherDesk();
  const { number } = await sendEnquiry(request);
  const meera = await signIn({ db, browser, baseURL: other.url });
  const queue = await meera.context.newPage();
  const problems = [await watch(meera.page), await watch(queue)];
  await openOnce(meera.page, `/desk/enquiries/${number}`);
  await openOnce(queue, "/desk?view=unassigned");
  await meera.page.getByRole("textbox", { name: "Your reply" }).fill("Half a sen");

  await other.stop();
  for (const page of [meera.page, queue]) {
    await expect(lost(page)).toHaveText("Connection lost. Trying again…");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const missed = await sendEnquiry(request, { name: "Zubin" });
  await db.execute(
    sql`update enquiries set due_at = now() - interval '4 days' where number = ${missed.number}`,
  );
  await other.start();
  for (const page of [meera.page, queue]) await expect(lost(page)).toHaveCount(0);
  await expect(rowOf(queue, missed.number)).toBeVisible();
  await expect(meera.page.getByRole("textbox", { name: "Your reply" })).toHaveValue("Half a sen");
  expect(await isSame(queue)).toBe(true);
  expect(problems.flat()).toEqual([]);
  await meera.context.close();
  await other.stop();
});

test("rows stay where they are under the pointer and the focus, and come when asked", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const first = await sendEnquiry(request, { name: "First" });
  await db.execute(
    sql`update enquiries set due_at = now() - interval '20 days' where number = ${first.number}`,
  );
  const meera = await signIn({ db, browser, baseURL, options: { bypassCSP: true } });
  const { page } = meera;
  await openOnce(page, "/desk?view=open");
  await rowOf(page, first.number).hover();
  const place = await rowOf(page, first.number).boundingBox();
  const sooner = await sendEnquiry(request, { name: "Sooner" });
  await db.execute(
    sql`update enquiries set due_at = now() - interval '30 days' where number = ${sooner.number}`,
  );
  await db.transaction((tx) =>
    assignEnquiry(tx, { staff: meera, number: first.number, version: 1, assigneeId: meera.id }),
  );
  const show = page.getByRole("button", { name: /changes?, show/ });
  await expect(show).toBeVisible();
  await expect(rowOf(page, first.number)).toContainText("Meera");
  expect(await rowOf(page, first.number).boundingBox()).toEqual(place);
  await expect(rowOf(page, sooner.number)).toHaveCount(0);
  await show.click();
  await expect(rowOf(page, sooner.number)).toBeVisible();

  // The focus holds them as well, and lets them go.
  await page.mouse.move(5, 5);
  await rowOf(page, first.number).focus();
  const last = await sendEnquiry(request, { name: "Last" });
  await db.execute(
    sql`update enquiries set due_at = now() - interval '40 days' where number = ${last.number}`,
  );
  await expect(show).toBeVisible();
  await expect(rowOf(page, first.number)).toBeFocused();
  expect(await axeProblemsAtAllWidths(page, "main")).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(rowOf(page, last.number)).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await meera.context.close();
});
