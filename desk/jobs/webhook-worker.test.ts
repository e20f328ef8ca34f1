import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { sql } from "drizzle-orm";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";

import { identity } from "../../app/identity.ts";
import { addToEnquiry } from "../core/add-to-enquiry.ts";
import { setStatus } from "../core/staff/set-status.ts";
import {
  addWebhook,
  deactivateWebhook,
  retryDelivery,
  testWebhook,
} from "../core/webhooks/change-webhooks.ts";
import { deliverWebhook } from "../core/webhooks/deliver-webhook.ts";
import { listDeliveries } from "../core/webhooks/list-webhooks.ts";
import { enqueueDeliveries } from "../core/webhooks/enqueue-deliveries.ts";
import { freshDatabase } from "../data/testing/fresh-database.ts";
import { openDesk } from "./testing/open-desk.ts";
import { startWebhookWorker } from "./webhook-worker.ts";

const database = await freshDatabase();
const { db } = database;
const admin = { id: 1, role: "admin" } as const;
const aTry = { isLast: false, allowPrivate: true };
const patience = { timeout: 60_000, interval: 50 };

beforeEach(async () => {
  await db.execute(
    sql`truncate contacts, mails, events, used_tokens, webhooks, settings, staff restart identity cascade`,
  );
  await db.execute(sql`truncate pgboss.job`);
  await db.execute(
    sql`insert into staff (email, name, role) values ('arjun@desk.example', 'Arjun', 'admin')`,
  );
});

interface Heard {
  headers: IncomingMessage["headers"];
  body: string;
}

/** Somebody who is told, and how they answer. */
async function receiver(answer: (response: ServerResponse, times: number) => void) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      heard.push({ headers: request.headers, body });
      answer(response, heard.length);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

async function add(url: string) {
  const added = await db.transaction((tx) => addWebhook(tx, { admin, url, allowPrivate: true }));
  if (added.kind !== "added") throw new Error(added.kind);
  return added;
}

/** A desk whose deliveries are queued by hand. */
async function aDesk() {
  const desk = await openDesk(database);
  desk.services.settings.webhookPrivate = true;
  const { outbox } = desk.services;
  const enqueue = () =>
    db.transaction((tx) => enqueueDeliveries(tx, outbox, { url: "https://desk.example" }));
  return { ...desk, outbox, enqueue };
}

async function states() {
  return (await listDeliveries(db)).map(({ url, state, attempts }) => ({ url, state, attempts }));
}

it("tells of a new enquiry and of its statuses, once each, signed, without a word of the visitor's", async () => {
  const { accept, outbox, enqueue } = await aDesk();
  await accept();
  const { heard, url } = await receiver((response) => response.writeHead(204).end());
  const { secret } = await add(url);
  const later = await accept();
  const number = "number" in later ? later.number : "";
  await db.transaction((tx) => setStatus(tx, { staff: admin, number, version: 1, status: "closed" }));
  await db.transaction((tx) =>
    addToEnquiry(tx, outbox, { number, body: "One more thing.", formKey: crypto.randomUUID() }),
  );
  expect(await enqueue()).toBe(3);
  expect(await enqueue()).toBe(0);
  for (const { id } of await listDeliveries(db)) {
    expect(await deliverWebhook(db, id, aTry)).toEqual({ kind: "sent" });
    expect(await deliverWebhook(db, id, aTry)).toEqual({ kind: "nothing" });
  }
  const told = heard.map(({ body }) => JSON.parse(body)).toSorted((a, b) => a.event - b.event);
  expect(told).toMatchObject([
    { kind: "enquiry.new", number, status: "open", url: `https://desk.example/desk/enquiries/${number}` },
    { kind: "enquiry.status", number, status: "closed", was: "open" },
    { kind: "enquiry.status", number, status: "open", was: "closed" },
  ]);
  expect(told.map((each) => Object.keys(each).toSorted().join(" "))).toEqual([
    "area at event kind number status url",
    ...Array.from({ length: 2 }, () => "area at event kind number status url was"),
  ]);
  const [first] = heard;
  expect(first?.headers["user-agent"]).toBe(`Desk (+${identity.siteUrl})`);
  const [, seconds, signature] =
    /^t=(\d+),v1=([\da-f]{64})$/.exec(String(first?.headers["webhook-signature"])) ?? [];
  expect(signature).toBe(createHmac("sha256", secret).update(`${seconds}.${first?.body}`).digest("hex"));
  expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
});

it("an event that was begun earlier and committed later is told too", async () => {
  const { accept, enqueue } = await aDesk();
  await add("https://hooks.example/");
  await accept();
  const client = await db.$client.connect();
  await client.query("begin");
  await client.query(`insert into events (enquiry_id, actor, kind, data)
    select id, 'system', 'enquiry.status-set', '{"status":"closed","wasStatus":"open"}' from enquiries`);
  await accept();
  expect(await enqueue()).toBe(2);
  await client.query("commit");
  client.release();
  await accept();
  expect(await enqueue()).toBe(2);
});

it("spam is told to nobody, and an enquiry from before the webhook neither", async () => {
  const { accept, enqueue } = await aDesk();
  await accept();
  await add("https://hooks.example/");
  await db.execute(sql`update events set created_at = now() - interval '1 day'`);
  expect(await enqueue()).toBe(0);
});

it("a server that fails is tried again by itself; one that works is not held up by one that hangs", async () => {
  const { accept, services } = await aDesk();
  const failing = await receiver((response, times) => response.writeHead(times === 1 ? 500 : 200).end());
  const hanging = await receiver(() => {});
  const good = await receiver((response) => response.writeHead(200).end());
  for (const { url } of [failing, hanging, good]) await add(url);
  await services.boss.updateQueue("webhook", { retryDelay: 1, retryBackoff: false });
  const workers = await startWebhookWorker(services, { timeout: 500 });
  onTestFinished(workers.stop);
  await accept();
  workers.wake();
  await vi.waitUntil(() => good.heard.length === 1, patience);
  // A batch is settled when its slowest has given up.
  await vi.waitUntil(() => failing.heard.length === 2, patience);
  await vi.waitFor(
    async () => expect(await states()).toContainEqual({ url: failing.url, state: "sent", attempts: 2 }),
    patience,
  );
  expect(failing.heard[0]?.headers["webhook-id"]).toBe(failing.heard[1]?.headers["webhook-id"]);
  await vi.waitUntil(() => hanging.heard.length > 0, patience);
});

it("no answer in time is a failure, the last one is the end, and it can be asked for again", async () => {
  const { accept, enqueue, outbox } = await aDesk();
  const { heard, url } = await receiver((response, times) => (times < 3 ? undefined : response.end()));
  await add(url);
  await accept();
  await enqueue();
  const id = (await listDeliveries(db))[0]?.id ?? 0;
  const answer = "No answer in 0.2 s";
  expect(await deliverWebhook(db, id, { ...aTry, timeout: 200 })).toEqual({ kind: "delayed", answer });
  expect(await deliverWebhook(db, id, { ...aTry, timeout: 200, isLast: true })).toEqual({
    kind: "dead",
    answer,
  });
  expect(await deliverWebhook(db, id, aTry)).toEqual({ kind: "nothing" });
  expect(heard).toHaveLength(2);
  const again = () => db.transaction((tx) => retryDelivery(tx, outbox, { admin, deliveryId: id }));
  expect(await again()).toEqual({ kind: "done" });
  expect(await again()).toEqual({ kind: "not-found" });
  expect(await deliverWebhook(db, id, aTry)).toEqual({ kind: "sent" });
  expect(await listDeliveries(db)).toMatchObject([{ state: "sent", attempts: 3, lastAnswer: "200" }]);
});

it("follows no redirect, and goes to no private address unless the owner allows it", async () => {
  const { outbox } = await aDesk();
  const secret = await receiver((response) => response.end());
  const leading = await receiver((response) => response.writeHead(302, { Location: secret.url }).end());
  const { webhookId } = await add(leading.url);
  await db.transaction((tx) => testWebhook(tx, outbox, { admin, webhookId }));
  const id = (await listDeliveries(db))[0]?.id ?? 0;
  expect(await deliverWebhook(db, id, aTry)).toEqual({ kind: "delayed", answer: "302" });
  const outcome = await deliverWebhook(db, id, { isLast: false, allowPrivate: false });
  expect(outcome).toEqual({ kind: "dead", answer: "The address leads into a private network" });
  expect([secret.heard.length, leading.heard.length]).toEqual([0, 1]);
});

it("what waits for one that was deactivated is not sent, and only admins change anything", async () => {
  const { outbox } = await aDesk();
  const { heard, url } = await receiver((response) => response.end());
  const { webhookId } = await add(url);
  await db.transaction((tx) => testWebhook(tx, outbox, { admin, webhookId }));
  const agent = { id: 1, role: "agent" } as const;
  const asAgent = { admin: agent, webhookId, deliveryId: 1, url, allowPrivate: true };
  for (const outcome of [
    await db.transaction((tx) => addWebhook(tx, asAgent)),
    await db.transaction((tx) => testWebhook(tx, outbox, asAgent)),
    await db.transaction((tx) => retryDelivery(tx, outbox, asAgent)),
    await db.transaction((tx) => deactivateWebhook(tx, asAgent)),
  ]) {
    expect(outcome).toEqual({ kind: "not-allowed" });
  }
  await db.transaction((tx) => deactivateWebhook(tx, { admin, webhookId }));
  expect(await deliverWebhook(db, 1, aTry)).toEqual({ kind: "nothing" });
  expect(await listDeliveries(db)).toMatchObject([
    { state: "dead", lastAnswer: expect.stringContaining("deactivated") },
  ]);
  expect(heard).toEqual([]);
});
