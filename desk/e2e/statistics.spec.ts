import { type APIRequestContext, expect } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { parseCsv } from "../commands/testing/parse-csv.ts";
import type { Database } from "../data/open-database.ts";
import { sendEnquiry, test } from "./support/desk.ts";
import { signIn } from "./support/staff.ts";

interface NewEnquiry {
  /** Who has it: other tests' enquiries are somebody else's. */
  staffId: number;
  daysAgo: number;
  /** Until the first reply; null: there was none. */
  hours: number | null;
  plan?: string;
}

async function insertEnquiry(
  db: Database,
  request: APIRequestContext,
  { staffId, daysAgo, hours, plan = "vps-professional" }: NewEnquiry,
): Promise<string> {
  const { number } = await sendEnquiry(request, {}, `?plan=${plan}`);
  await db.execute(sql`
    update enquiries set created_at = now() - make_interval(days => ${daysAgo}), assignee_id = ${staffId},
      due_at = case when ${hours}::float is null then now() - make_interval(days => ${daysAgo - 1}) end,
      first_reply_at = now() - make_interval(days => ${daysAgo}) + ${hours}::float * interval '1 hour'
    where number = ${number}`);
  return number;
}

test("shows who was answered in time, by what the address asks for, and the same as CSV", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const { page, context, id: staffId } = await signIn({ db, browser, baseURL, name: "Stella" });
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const numbers: string[] = [];
  for (const [daysAgo, hours] of [
    [9, 2],
    [9, 4],
    [10, 30],
    [40, 6],
    [5, null],
  ] as const) {
    numbers.push(await insertEnquiry(db, request, { staffId, daysAgo, hours }));
  }
  numbers.push(await insertEnquiry(db, request, { staffId, daysAgo: 3, hours: 8, plan: "backup-business" }));

  await page.goto("/desk/statistics");
  await page.getByLabel("Who has it").selectOption("Stella");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`who=${staffId}`));
  await expect(page.getByText("4 of 6 enquiries, 2 were late")).toBeVisible();
  await expect(page.getByText("66%", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("1 without a reply")).toBeVisible();
  await expect(page.getByRole("figure").getByRole("listitem")).toHaveCount(8);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("first-replies.csv");
  const csv = await page.request.get(`/desk/statistics.csv?weeks=8&who=${staffId}`);
  expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const [header, ...rows] = parseCsv(await csv.text());
  expect(header?.[0]).toBe("number");
  expect(rows.map(([number]) => number)).toEqual(numbers);
  expect(rows.filter((row) => row.at(-1) === "yes")).toHaveLength(4);

  await page.getByLabel("Weeks").selectOption("Last 4 weeks");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("3 of 5 enquiries, 2 were late")).toBeVisible();
  await page.goto(`/desk/statistics?who=${staffId}&area=cloud`);
  await expect(page.getByLabel("Area", { exact: true })).toHaveValue("cloud");
  await expect(page.getByLabel("Who has it")).toHaveValue(String(staffId));
  const inCloud = parseCsv(
    await (await page.request.get(`/desk/statistics.csv?weeks=8&who=${staffId}&area=cloud`)).text(),
  );
  expect(inCloud.slice(1).every(([, area]) => area === "cloud")).toBe(true);
  await page.goto(`/desk/statistics?who=${staffId}&area=nothing&weeks=1e9`);
  await expect(page.getByText("4 of 6 enquiries, 2 were late")).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test("no cell of the CSV is a formula", async ({ db, browser, baseURL, request }) => {
  const { page, context, id: staffId } = await signIn({ db, browser, baseURL });
  const number = await insertEnquiry(db, request, { staffId, daysAgo: 9, hours: 2 });
  await db.execute(
    sql`update enquiries set area = '=HYPERLINK("http://evil.example")' where number = ${number}`,
  );
  const csv = await (await page.request.get(`/desk/statistics.csv?who=${staffId}`)).text();
  expect(parseCsv(csv)[1]?.slice(0, 2)).toEqual([number, `'=HYPERLINK("http://evil.example")`]);
  // Others' pages draw areas that exist.
  await db.execute(sql`update enquiries set area = 'hosting' where number = ${number}`);
  await context.close();
});

test("works without scripts, and says when nothing came", async ({ db, browser, baseURL }) => {
  const { page, context, id } = await signIn({
    db,
    browser,
    baseURL,
    name: "Newcomer",
    options: { javaScriptEnabled: false },
  });
  await page.goto("/desk/statistics");
  await page.getByLabel("Who has it").selectOption(String(id));
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Nothing came in these weeks.")).toBeVisible();
  await context.close();
});

test("axe finds nothing, on a wide light screen and on a dark phone", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const {
    page,
    context,
    id: staffId,
  } = await signIn({
    db,
    browser,
    baseURL,
    name: `<b>שלום</b> ${"M".repeat(80)}`,
    options: { bypassCSP: true, reducedMotion: "reduce" },
  });
  for (const hours of [1, 30, null]) await insertEnquiry(db, request, { staffId, daysAgo: 9, hours });
  await page.goto(`/desk/statistics?who=${staffId}`);
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await context.close();
});
