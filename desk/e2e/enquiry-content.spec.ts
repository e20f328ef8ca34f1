import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblems, axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { answer, letPass, sendEnquiry, test } from "./support/desk.ts";
import { signIn } from "./support/staff.ts";

const hostile = [
  '<script>document.title = "taken"</script><img src=x onerror="document.title=\'taken\'">',
  "‮שלום עולם‬ \u202Eright to left",
  "👩‍👩‍👧‍👦🏳️‍🌈 emoji",
  "x".repeat(30_000),
].join("\n");

test("whatever was written is text, and fits", async ({ db, browser, baseURL, request }) => {
  const { number } = await sendEnquiry(request, { name: "<b>Bo</b> שלום", company: "=1+1" });
  await db.execute(sql`update messages set body = ${hostile}, quoted_text = ${hostile}
    where enquiry_id = (select id from enquiries where number = ${number})`);
  await db.execute(sql`insert into attachments (message_id, name, media_type, bytes, content)
    select id, ${'"><script>.html\u202Efdp.exe'}, 'text/html', 6, '<b>x</b>' from messages
    where enquiry_id = (select id from enquiries where number = ${number})`);
  const { page, context } = await signIn({ db, browser, baseURL, name: "<i>Meera</i>" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/desk/enquiries/${number}`);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(page.getByText("<script>document.title", { exact: false }).first()).toBeVisible();
    expect(await page.title()).toContain(number);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await context.close();
});

test("a file is saved and never shown, and only for the team", async ({ db, browser, baseURL, request }) => {
  const { number } = await sendEnquiry(request);
  const { rows } = await db.execute<{
    id: string;
  }>(sql`insert into attachments (message_id, name, media_type, bytes, content)
    select id, ${'plan "final"\r\nX: y/…\u202Ecod.html'}, 'text/html', 8, '<b>x</b>' from messages
    where enquiry_id = (select id from enquiries where number = ${number}) returning id`);
  const address = `/desk/attachments/${rows[0]?.id}`;
  expect((await request.get(address)).status()).toBe(401);
  const { page, context } = await signIn({ db, browser, baseURL });
  const file = await page.request.get(address);
  expect(file.status()).toBe(200);
  expect(await file.text()).toBe("<b>x</b>");
  const headers = file.headers();
  expect(headers["content-type"]).toBe("application/octet-stream");
  expect(headers["content-disposition"]).toMatch(
    /^attachment; filename="plan _final___X_ y_.*_cod\.html"; filename\*=UTF-8''plan%20/,
  );
  expect(headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect((await page.request.get("/desk/attachments/999999")).status()).toBe(404);
  await context.close();
});

test("axe finds nothing in any state, on a wide light screen and on a dark phone", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { page, context } = await signIn({
    db,
    browser,
    baseURL,
    options: { bypassCSP: true, reducedMotion: "reduce" },
  });
  const [fresh, late, answered] = await Promise.all([
    sendEnquiry(request, {}, "?plan=vps-professional"),
    sendEnquiry(request, {}, "?estimate=vps-professional.2,backup-business"),
    sendEnquiry(request),
  ]);
  await letPass(db, late.number, 1600);
  await answer(db, answered.number, "Yes.");
  await db.execute(sql`insert into messages (enquiry_id, kind, body)
    select id, 'note', 'For the team.' from enquiries where number = ${late.number}`);
  for (const { number } of [fresh, late, answered]) {
    await page.goto(`/desk/enquiries/${number}?write=${number === late.number ? "note" : "reply"}`);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await axeProblemsAtAllWidths(page, "main"), number).toEqual([]);
    // It leaves the page as wide as a phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  for (const menu of ["act-status", "act-assign", "act-snooze", "act-merge"]) {
    await page.locator(`#${menu}`).evaluate((element) => element.setAttribute("open", ""));
    expect(await axeProblems(page, { within: `#${menu}` }), menu).toEqual([]);
  }
  await context.close();
});
