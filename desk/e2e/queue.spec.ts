import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblems, axeProblemsAtAllWidths, axeProblemsInEveryView } from "../../tests/support/axe.ts";
import { sendEnquiry, test } from "./support/desk.ts";
import { due, row, signInHere } from "./support/queue.ts";
import { offered } from "../../app/catalogue/testing/offered.ts";

test("each view has what belongs in it, with its count", async ({ db, page, request, baseURL }) => {
  const id = await signInHere(db, page.context(), baseURL);
  const { number } = await sendEnquiry(request, { name: "Vera Views" }, "?plan=vps-professional");
  await due(db, number, id, 90);
  await page.goto("/desk?view=mine");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mine 1");
  await expect(page.getByRole("list", { name: "Needs a reply 1" }).getByRole("link")).toHaveCount(1);
  await expect(row(page, number)).toContainText(offered("vps-professional").title);
  await expect(row(page, number)).toHaveAccessibleName(/Vera Views.*unread.*Due:.*1 h 2\d min.*Meera.*wrote/);

  await page.goto("/desk?view=unassigned");
  await expect(row(page, number)).toHaveCount(0);
  await db.execute(sql`update enquiries set status = 'snoozed', snoozed_until = now() + interval '1 hour'
    where number = ${number}`);
  await page.goto("/desk?view=snoozed");
  await expect(row(page, number)).toContainText("back ");
  await page.goto("/desk?view=mine");
  await expect(page.getByText("You have none")).toBeVisible();

  await db.execute(
    sql`update enquiries set snoozed_until = now() - interval '1 second' where number = ${number}`,
  );
  await page.goto("/desk?view=mine");
  await expect(row(page, number)).toBeVisible();
  await db.execute(sql`update enquiries set status = 'waiting', due_at = null where number = ${number}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Answered, waiting for the visitor 1" })).toBeVisible();
  await page.goto("/desk?view=waiting&area=hosting");
  await expect(row(page, number)).toBeVisible();
});

test("bars are true to scale, late ones left of now", async ({ db, page, request, baseURL }) => {
  const id = await signInHere(db, page.context(), baseURL);
  const numbers: string[] = [];
  for (const minutes of [-60, 6 * 60, 12 * 60]) {
    const { number } = await sendEnquiry(request);
    await due(db, number, id, minutes);
    numbers.push(number);
  }
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/desk?view=mine");
    const [late, six, twelve] = await Promise.all(
      numbers.map(async (number) => await row(page, number).locator("[data-bar]:visible").boundingBox()),
    );
    if (!late || !six || !twelve) throw new Error("A bar is missing");
    expect(twelve.width / six.width).toBeCloseTo(2, 1);
    expect(six.width / late.width).toBeCloseTo(6, 0);
    expect(late.x + late.width).toBeCloseTo(six.x, -1);
    expect(twelve.x + twelve.width).toBeLessThan(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(row(page, numbers[0] ?? "")).toContainText(/1 h( 1 min)? late/);
  await expect(row(page, numbers[2] ?? "")).toContainText(/1[12] h/);
});

test("the keyboard does all of it, and single keys can be switched off", async ({
  db,
  page,
  request,
  baseURL,
}) => {
  const id = await signInHere(db, page.context(), baseURL);
  const first = await sendEnquiry(request);
  const second = await sendEnquiry(request);
  await due(db, first.number, id, 60);
  await due(db, second.number, id, 120);
  await page.goto("/desk?view=mine");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.press("j");
  await expect(row(page, first.number)).toBeFocused();
  await page.keyboard.press("j");
  await expect(row(page, second.number)).toBeFocused();
  await page.keyboard.press("k");
  await expect(row(page, first.number)).toBeFocused();

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("jk?");
  await expect(page.getByRole("searchbox")).toHaveValue("jk?");
  await page.getByRole("heading", { level: 1 }).click();

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "All commands" });
  await palette.getByRole("combobox").fill("snooz");
  await expect(palette.getByRole("option", { selected: true })).toContainText("Snoozed");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=snoozed/);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.press("Control+k");
  await palette.getByRole("combobox").fill(second.number);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/desk/enquiries/${second.number}`));

  await page.goto("/desk?view=mine");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "All keys" }).getByRole("button", { name: /off/ }).click();
  await expect(page).toHaveURL(/\/desk\/keys$/);
  await page.goto("/desk?view=mine");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(row(page, first.number)).not.toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("search finds people and words, jumps to numbers and survives anything", async ({
  db,
  page,
  request,
  baseURL,
}) => {
  await signInHere(db, page.context(), baseURL);
  const name = `Quentin${Math.random().toString(36).slice(2)}`;
  const { number } = await sendEnquiry(request, { name, message: "The pelican needs a server." });
  await page.goto("/desk");
  await page.getByRole("searchbox").fill(name.slice(0, 12));
  await page.keyboard.press("Enter");
  await expect(row(page, number)).toBeVisible();
  await expect(page).toHaveURL(/q=Quentin/);
  await page.goto(`/desk?q=${name}&area=cloud`);
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.goto(`/desk?q=${number.toLowerCase()}`);
  await expect(page).toHaveURL(new RegExp(`/desk/enquiries/${number}$`));
  for (const q of ["'\\", "<script>alert(1)</script>", "%00", "a".repeat(2000), "!&|():*"]) {
    const found = await page.request.get(`/desk?q=${encodeURIComponent(q)}&after=x&status=y&assignee=z`);
    expect(found.status(), q).toBe(200);
  }
});

test("says who else has the inbox open, and when they come", async ({ db, page, baseURL, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInHere(db, page.context(), baseURL);
  await page.goto("/desk?view=mine");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const name = `Zoë${Math.random().toString(36).slice(2, 8)}`;
  const others = page.getByRole("banner").getByText(/on the desk/);
  await expect(page.getByRole("banner")).not.toContainText(name);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInHere(db, other, baseURL, name);
  const theirs = await other.newPage();
  await theirs.goto("/desk?view=mine");
  await expect(page.getByRole("banner")).toContainText(name);
  await expect(others).toHaveText(/^\d+ others? on the desk$/);
  await expect(theirs.getByRole("banner")).toContainText("Meera");
  await other.close();
  await db.execute(sql`update attendance set seen_at = now() - interval '1 minute'
    where staff_id = (select id from staff where name = ${name})`);
  await expect(page.getByRole("banner")).not.toContainText(name);
});

test("names of the team are whole beside any number of marks", async ({ db, page, request, baseURL }) => {
  // As wide as a name can be that has marks beside it. The rail shows twelve of the team, in order of their names.
  const name = `AMwm${Math.random().toString().slice(2, 4)}`;
  const id = await signInHere(db, page.context(), baseURL, name);
  const { number } = await sendEnquiry(request);
  await due(db, number, id, 60);
  await db.execute(sql`insert into enquiries (idempotency_key, fingerprint, contact_id, name, assignee_id, due_at)
    select gen_random_uuid(), 'x', (select min(id) from contacts), 'Marked ' || n, ${id}, now() + interval '20 hours'
    from generate_series(1, 40) as n`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/desk?view=mine");
  const line = page.getByRole("region", { name: "Team, open enquiries" }).getByRole("link", { name });
  await expect(line.locator("svg")).toBeVisible();
  const mine = line.getByText(name, { exact: true });
  expect(await mine.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  await db.execute(sql`delete from enquiries where name like 'Marked %'`);
});

test("a thumb reaches the views at 390 px, and nothing is wider than the screen", async ({
  db,
  page,
  request,
  baseURL,
}) => {
  const id = await signInHere(db, page.context(), baseURL, "A".repeat(60));
  const { number } = await sendEnquiry(request, {
    name: `<img src=x onerror=alert(1)> \u202Eمرحبا ${"w".repeat(50)}`,
    company: "🚀".repeat(30),
    message: `${"x".repeat(9000)} <b>bold</b>`,
  });
  await due(db, number, id, 300);
  let alerts = 0;
  page.on("dialog", (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/desk?view=mine");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(row(page, number)).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: /All open/ })
    .click();
  await expect(page).toHaveURL(/view=open/);
  expect(alerts).toBe(0);
});

test("a colleague who writes is named in the row", async ({ db, page, request, baseURL, browser }) => {
  const id = await signInHere(db, page.context(), baseURL);
  const other = await browser.newContext();
  const colleague = await signInHere(db, other, baseURL, "Nadia");
  await other.close();
  const { number } = await sendEnquiry(request);
  await due(db, number, id, 300);
  await db.execute(sql`insert into presence (staff_id, enquiry_id, is_writing)
    select ${colleague}, id, true from enquiries where number = ${number}`);
  await page.goto("/desk?view=mine");
  await expect(row(page, number)).toContainText("Nadia is writing");
});

test("has no accessibility problems and keeps to the policy", async ({ db, browser, request, baseURL }) => {
  const strict = await browser.newContext({ ...(baseURL && { baseURL }) });
  const id = await signInHere(db, strict, baseURL);
  for (const minutes of [-300, 200, 900]) {
    const { number } = await sendEnquiry(request, { name: "Axe" }, "?plan=vps-professional");
    await due(db, number, id, minutes);
  }
  const watched = await strict.newPage();
  const refused: string[] = [];
  watched.on("console", (message) => {
    if (/Content Security Policy|Hydration|Minified React/i.test(message.text()))
      refused.push(message.text());
  });
  await watched.goto("/desk?view=mine");
  await expect(watched.locator("html[data-hydrated]")).toBeAttached();
  await watched.keyboard.press("Control+k");
  await expect(watched.getByRole("dialog")).toBeVisible();
  expect(refused).toEqual([]);

  const open = await browser.newContext({
    ...(baseURL && { baseURL }),
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  await open.addCookies(await strict.cookies());
  const page = await open.newPage();
  // One page of the inbox stands for its frame, in every view.
  await page.goto("/desk?view=mine");
  expect(await axeProblemsInEveryView(page)).toEqual([]);
  for (const path of [
    "/desk?view=mine&sort=quiet&plan=with&unread=yes&area=hosting",
    "/desk?q=axe",
    "/desk?view=snoozed",
    "/desk/keys",
  ]) {
    await page.goto(path);
    expect(await axeProblemsAtAllWidths(page), path).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/desk?view=mine");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  for (const summary of ["Plan", "Due first", "your menu"]) {
    await page.locator("summary", { hasText: summary }).click();
    expect(await axeProblems(page), summary).toEqual([]);
  }
  await page.keyboard.press("Escape");
  for (const key of ["Control+k", "?"]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await axeProblemsAtAllWidths(page), key).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await strict.close();
  await open.close();
});
