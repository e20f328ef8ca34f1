import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";

import { confirmAddress, unsubscribeAddress } from "../core/newsletter-links.ts";
import { sharedSecrets } from "../core/shared-secret.ts";
import { subscribers } from "../data/schema/index.ts";
import { test } from "./support/desk.ts";

test.use({ javaScriptEnabled: false });

test("a subscription is confirmed and ended by a press, and by opening a link alone never", async ({
  db,
  page,
  request,
}) => {
  const email = `reader${Math.random().toString(36).slice(2)}@company.example`;
  const asked = await request.post("/newsletter", { form: { email } });
  expect(asked.url()).toContain("/newsletter/thanks");
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.email, email));
  const { id: subscriberId = 0, askedAt = new Date() } = subscriber ?? {};
  const secrets = await sharedSecrets(db, []);
  const state = async () =>
    (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0]?.state;

  await page.goto(confirmAddress(secrets, { subscriberId, askedAt }));
  expect(await state()).toBe("pending");
  await page.getByRole("button", { name: "Confirm my subscription" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed");
  expect(await state()).toBe("confirmed");

  const leave = unsubscribeAddress(secrets, subscriberId);
  await page.goto(leave);
  await expect(page.getByRole("button", { name: "Unsubscribe" })).toBeVisible();
  expect(await state()).toBe("confirmed");
  // What a mail program posts by itself (RFC 8058).
  const oneClick = await request.post(leave, { form: { "List-Unsubscribe": "One-Click" } });
  expect(oneClick.status()).toBe(200);
  expect(await state()).toBe("unsubscribed");
  expect((await request.post(leave.replace(/key=.*/, "key=x"))).status()).toBe(404);
});
