import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";

import { pageWithoutScripts, sendEnquiry, test } from "./support/desk.ts";
import { chooseFrom, due, row, signInHere } from "./support/queue.ts";

test("sorts by due time, by age and by quiet, page by page, as the address says", async ({
  db,
  page,
  request,
  baseURL,
}) => {
  const id = await signInHere(db, page.context(), baseURL);
  const numbers: string[] = [];
  for (const [minutes, quietDays] of [
    [300, 2],
    [60, 1],
    [900, 9],
  ] as const) {
    const { number } = await sendEnquiry(request);
    await due(db, number, id, minutes);
    await db.execute(sql`update enquiries set last_activity_at = now() - make_interval(days => ${quietDays})
      where number = ${number}`);
    numbers.push(number);
  }
  const [a = "", b = "", c = ""] = numbers;
  const order = async () =>
    (
      await page.locator("[data-row]").evaluateAll((rows) => rows.map((each) => each.getAttribute("href")))
    ).map((href) => href?.split("/").at(-1));
  await page.goto("/desk?view=mine");
  expect(await order()).toEqual([b, a, c]);
  await chooseFrom(page, "Due first", "Newest first");
  await expect(page).toHaveURL(/view=mine&sort=newest$/);
  await expect.poll(order).toEqual([c, b, a]);
  await chooseFrom(page, "Newest first", "Longest quiet first");
  await expect.poll(order).toEqual([c, a, b]);
  await expect(page.locator("summary", { hasText: "Longest quiet first" })).toBeVisible();

  await db.execute(sql`insert into enquiries
      (idempotency_key, fingerprint, contact_id, name, assignee_id, due_at, last_activity_at)
    select gen_random_uuid(), 'x', (select min(id) from contacts), 'Sorted ' || n, ${id},
      now() + interval '20 hours', now() - interval '5 days' from generate_series(1, 60) as n`);
  await page.reload();
  const seen = await order();
  await page.getByRole("link", { name: "Next 50" }).click();
  await expect(page.locator("[data-row]")).toHaveCount(13);
  await expect(page).toHaveURL(/sort=quiet/);
  seen.push(...(await order()));
  expect(new Set(seen).size).toBe(63);
  expect([seen[0], seen.at(-2), seen.at(-1)]).toEqual([c, a, b]);
  await db.execute(sql`delete from enquiries where name like 'Sorted %'`);
});

test("filters by plan and unread, together and in the address; menus close with Esc and elsewhere", async ({
  db,
  page,
  request,
  baseURL,
}) => {
  const id = await signInHere(db, page.context(), baseURL);
  const vps = await sendEnquiry(request, {}, "?plan=vps-professional");
  const backup = await sendEnquiry(request, {}, "?plan=backup-business");
  const none = await sendEnquiry(request);
  for (const { number } of [vps, backup, none]) await due(db, number, id, 300);
  await db.execute(sql`insert into reads (staff_id, enquiry_id)
    select ${id}, id from enquiries where number = ${vps.number}`);

  await page.goto("/desk?view=mine");
  await chooseFrom(page, "Plan", "With a plan or price");
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await page.getByRole("link", { name: "Unread", exact: true }).click();
  await expect(page).toHaveURL(/view=mine&plan=with&unread=yes$/);
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(row(page, backup.number)).toBeVisible();
  await page.getByRole("link", { name: "Unread only. Show all" }).click();
  await chooseFrom(page, "Plan: With a plan or price", "VPS Hosting");
  await expect(page).toHaveURL(/view=mine&plan=vps$/);
  await expect(row(page, vps.number)).toBeVisible();
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await chooseFrom(page, "Plan: VPS Hosting", "Without");
  await expect(row(page, none.number)).toBeVisible();
  await expect(page.locator("[data-row]")).toHaveCount(1);

  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const menu = page.locator("details[name=queue-menu]", { hasText: "Area" });
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).not.toHaveAttribute("open");
});

test("reads, filters and pages without scripts", async ({ db, browser, request, baseURL }) => {
  const page = await pageWithoutScripts(browser, baseURL);
  const id = await signInHere(db, page.context(), baseURL);
  const { number } = await sendEnquiry(request);
  await due(db, number, id, 60);
  await db.execute(sql`insert into enquiries (idempotency_key, fingerprint, contact_id, name, assignee_id, due_at)
    select gen_random_uuid(), 'x', (select min(id) from contacts), 'Paged ' || n, ${id}, now() + interval '20 hours'
    from generate_series(1, 60) as n`);
  await page.goto("/desk?view=mine");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mine 61");
  await expect(page.locator("[data-row]")).toHaveCount(50);
  await page.getByRole("link", { name: "Next 50" }).click();
  await expect(page.locator("[data-row]")).toHaveCount(11);
  await page.getByRole("link", { name: "Back to the top" }).click();
  await chooseFrom(page, "Area", "Hosting");
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await chooseFrom(page, "Area: Hosting", "All");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("summary[aria-label*=filters]").click();
  await page.getByLabel("Area", { exact: true }).selectOption("Hosting");
  await page.getByLabel("Order").selectOption("Newest first");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: "all keys" }).click();
  await page.getByRole("button", { name: "Switch single keys off" }).click();
  await expect(page.getByText("Single keys are off for you.")).toBeVisible();
  await db.execute(sql`delete from enquiries where name like 'Paged %'`);
  await page.context().close();
});
