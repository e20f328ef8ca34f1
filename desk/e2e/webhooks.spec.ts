import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";

import { axeProblemsAtAllWidths } from "../../tests/support/axe.ts";
import { sendEnquiry, test } from "./support/desk.ts";
import { signIn } from "./support/staff.ts";

test("webhooks are for admins: added, tried, told, sent again and deactivated", async ({
  db,
  browser,
  baseURL,
  request,
}) => {
  const told: { kind: string; number?: string }[] = [];
  const server = createServer((incoming, response) => {
    let body = "";
    incoming.on("data", (part: Buffer) => (body += part.toString()));
    incoming.on("end", () => {
      told.push(JSON.parse(body));
      response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

  const { page, context, id } = await signIn({ db, browser, baseURL, options: { bypassCSP: true } });
  expect((await page.goto("/desk/webhooks"))?.status()).toBe(403);
  await db.execute(sql`update staff set role = 'admin' where id = ${id}`);
  await page.goto("/desk/webhooks");
  await page.getByLabel("Add an address").fill("http://hooks.example/");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("The address has to begin with https://")).toBeVisible();
  await expect(page.getByLabel("Add an address")).toHaveValue("http://hooks.example/");

  await page.getByLabel("Add an address").fill(url);
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("status").filter({ hasText: "shown once" })).toContainText(/whsec_[\w-]{32}/);
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  await page.getByRole("button", { name: `Send a test: ${url}` }).click();
  await expect(page.getByText(/whsec_/)).toHaveCount(0);
  await expect.poll(() => told.some(({ kind }) => kind === "test")).toBe(true);

  const { number } = await sendEnquiry(request);
  await expect.poll(() => told.find((each) => each.number === number)?.kind).toBe("enquiry.new");
  const mine = page
    .getByRole("list", { name: "Last deliveries" })
    .getByRole("listitem")
    .filter({ hasText: url });
  await expect(async () => {
    await page.reload();
    await expect(mine.filter({ hasText: number })).toContainText("Delivered, 200", { timeout: 1000 });
  }).toPass();

  await db.execute(sql`update webhook_deliveries set state = 'dead', last_answer = '500'
    where payload ->> 'number' = ${number} and webhook_id = (select id from webhooks where url = ${url})`);
  await page.reload();
  await expect(mine.filter({ hasText: number })).toContainText("Given up: 500");
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  await mine
    .filter({ hasText: number })
    .getByRole("button", { name: /Send again/ })
    .click();
  await expect.poll(() => told.filter((each) => each.number === number).length).toBe(2);
  await page.getByRole("button", { name: `Deactivate: ${url}` }).click();
  await expect(
    page.getByRole("list", { name: "Addresses" }).getByRole("listitem").filter({ hasText: url }),
  ).toContainText("deactivated");
  await context.close();
  server.close();
});
