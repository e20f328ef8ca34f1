import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { confirmSubscription } from "../core/confirm-subscription.ts";
import { listSubscribers } from "../core/list-subscribers.ts";
import { unsubscribeAddress } from "../core/newsletter-links.ts";
import { anOutbox } from "../core/testing/an-enquiry.ts";
import { freshDatabase } from "../data/testing/fresh-database.ts";
import { readSettings } from "../server/settings.ts";
import type { Services } from "../server/services.ts";
import { createLimits } from "./limits.ts";
import { newsletterApi } from "./newsletter.ts";
import { oneClickUnsubscribe } from "./one-click-unsubscribe.ts";

const { db } = await freshDatabase();
const secrets = ["a secret"] as const;
const { outbox, enqueued } = anOutbox();
const services = {
  db,
  secrets,
  outbox,
  settings: readSettings({}),
  limits: createLimits(db, secrets, { perAddress: 12, perRecipient: 3 }),
  wakeWorkers: () => {},
} as unknown as Services;

const app = new Hono()
  .route("/api/newsletter", newsletterApi(services))
  .route("/newsletter/unsubscribe", oneClickUnsubscribe(services))
  // Where the page's own button arrives.
  .all("*", async (c) => c.text(`page got ${await c.req.text()}`));
const server: Server = createServer(getRequestListener(app.fetch));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

beforeEach(async () => {
  await db.execute(sql`truncate subscribers, mails, events, rate_limits restart identity cascade`);
  enqueued.length = 0;
});

describe("POST /api/newsletter", () => {
  it("answers the same, whether the address is new, asked already or subscribed", async () => {
    const answers = [await post({ email: "asha@company.example" })];
    answers.push(await post({ email: "Asha@company.example" }));
    await db.transaction((tx) => confirmSubscription(tx, { subscriberId: 1, askedAt: new Date() }));
    answers.push(await post({ email: " asha@company.example " }));
    const said = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        body: await answer.text(),
        headers: [...answer.headers.keys()],
      })),
    );
    expect(said[0]).toMatchObject({ status: 202, body: "{}" });
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
    expect(enqueued).toHaveLength(1);
  });

  it.each([
    "",
    "asha",
    "a@b.example,evil@x.example",
    "Asha <a@b.example>",
    "a@b.example\r\nBcc: e@x.example",
  ])("refuses %j", async (email) => {
    const answer = await post({ email });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ errors: { email: "Email is invalid" } });
    expect(enqueued).toHaveLength(0);
  });

  it("refuses what is no form of ours", async () => {
    expect((await post({ email: 3 })).status).toBe(400);
    expect((await post("{")).status).toBe(400);
    expect((await post({ email: "a".repeat(5000) })).status).toBe(413);
    expect((await post({ email: "a@b.example" }, "text/plain")).status).toBe(415);
  });

  it("limits by recipient and by sender", async () => {
    const email = "many@company.example";
    for (let each = 0; each < 3; each++) expect((await post({ email })).status).toBe(202);
    const refused = await post({ email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const statuses: number[] = [];
    for (let each = 0; each < 12; each++)
      statuses.push((await post({ email: `${each}@company.example` })).status);
    expect(statuses).toContain(202);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("one-click unsubscribe", () => {
  const link = `${url}${unsubscribeAddress(secrets, 1)}`;

  beforeEach(async () => {
    await db.execute(
      sql`insert into subscribers (email, state, confirmed_at) values ('asha@company.example', 'confirmed', now())`,
    );
  });

  it.each([
    ["a form", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    ["multipart", multipart({ "List-Unsubscribe": "One-Click" })],
  ])("takes %s, as often as it comes", async (_, body) => {
    for (let each = 0; each < 2; each++) {
      expect((await fetch(link, { method: "POST", body })).status).toBe(200);
    }
    expect(await listSubscribers(db)).toEqual([]);
  });

  it("does nothing for a link that we did not sign", async () => {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(link.replace("subscriber=1", "subscriber=2"), { method: "POST", body })).status).toBe(
      400,
    );
    expect(await listSubscribers(db)).toHaveLength(1);
  });

  it("leaves the page's button, and those who only look, to the page", async () => {
    const pressed = await fetch(link, { method: "POST", body: new URLSearchParams({ sure: "yes" }) });
    expect(await pressed.text()).toBe("page got sure=yes");
    expect(await (await fetch(link)).text()).toBe("page got ");
    expect(await listSubscribers(db)).toHaveLength(1);
  });
});

async function post(body: unknown, type = "application/json") {
  return await fetch(`${url}/api/newsletter`, {
    method: "POST",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
