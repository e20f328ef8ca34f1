import { and, eq } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { events, webhookDeliveries, webhooks } from "../../data/schema/index.ts";
import type { Outbox } from "../outbox.ts";
import { randomToken } from "../random-token.ts";
import type { StaffMember } from "../staff-session.ts";
import { type AddressRefusal, readWebhookUrl } from "./webhook-address.ts";

type Admin = Pick<StaffMember, "id" | "role">;

export type WebhookAdded =
  /** The secret is shown this once. */
  | { kind: "added"; webhookId: number; secret: string }
  | { kind: AddressRefusal | "not-allowed" | "too-many" };

const MOST = 20;

export async function addWebhook(
  tx: Tx,
  { admin, url, allowPrivate }: { admin: Admin; url: string; allowPrivate: boolean },
): Promise<WebhookAdded> {
  if (admin.role !== "admin") return { kind: "not-allowed" };
  const read = readWebhookUrl(url, { allowPrivate });
  if (read.kind !== "url") return read;
  if ((await tx.$count(webhooks, eq(webhooks.isActive, true))) >= MOST) return { kind: "too-many" };
  const secret = `whsec_${randomToken()}`;
  const [made] = await tx
    .insert(webhooks)
    .values({ url: read.url.href, secret, createdBy: admin.id })
    .returning({ id: webhooks.id });
  if (!made) throw new Error("A webhook was not written");
  await record(tx, admin, "webhook.added", { webhookId: made.id });
  return { kind: "added", webhookId: made.id, secret };
}

export type WebhookChanged = { kind: "done" | "not-found" | "not-allowed" };

/** What waits for it is sent no more. */
export async function deactivateWebhook(
  tx: Tx,
  { admin, webhookId }: { admin: Admin; webhookId: number },
): Promise<WebhookChanged> {
  if (admin.role !== "admin") return { kind: "not-allowed" };
  const [changed] = await tx
    .update(webhooks)
    .set({ isActive: false })
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.isActive, true)))
    .returning({ id: webhooks.id });
  if (!changed) return { kind: "not-found" };
  await record(tx, admin, "webhook.deactivated", { webhookId });
  return { kind: "done" };
}

/** Sends something harmless, so that whoever receives it can be tried. */
export async function testWebhook(
  tx: Tx,
  outbox: Pick<Outbox, "enqueue">,
  { admin, webhookId }: { admin: Admin; webhookId: number },
): Promise<WebhookChanged> {
  if (admin.role !== "admin") return { kind: "not-allowed" };
  const [webhook] = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.isActive, true)));
  if (!webhook) return { kind: "not-found" };
  const eventId = await record(tx, admin, "webhook.tested", { webhookId });
  const [delivery] = await tx
    .insert(webhookDeliveries)
    .values({ webhookId, key: `event:${eventId}`, payload: { event: eventId, kind: "test" } })
    .returning({ deliveryId: webhookDeliveries.id });
  if (delivery) await outbox.enqueue(tx, "webhook", [delivery]);
  return { kind: "done" };
}

/** Tries one that was given up once more. Two who ask at once send it once. */
export async function retryDelivery(
  tx: Tx,
  outbox: Pick<Outbox, "enqueue">,
  { admin, deliveryId }: { admin: Admin; deliveryId: number },
): Promise<WebhookChanged> {
  if (admin.role !== "admin") return { kind: "not-allowed" };
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set({ state: "queued" })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, "dead")))
    .returning({ webhookId: webhookDeliveries.webhookId });
  if (!delivery) return { kind: "not-found" };
  await record(tx, admin, "webhook.retried", { deliveryId, webhookId: delivery.webhookId });
  await outbox.enqueue(tx, "webhook", [{ deliveryId }]);
  return { kind: "done" };
}

async function record(tx: Tx, admin: Admin, kind: string, data: Record<string, number>): Promise<number> {
  const [event] = await tx
    .insert(events)
    .values({ actor: `staff:${admin.id}`, kind, data })
    .returning({ id: events.id });
  if (!event) throw new Error("An event was not written");
  return event.id;
}
