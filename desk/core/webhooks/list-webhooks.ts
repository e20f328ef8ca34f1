import { desc, eq } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { webhookDeliveries, webhooks } from "../../data/schema/index.ts";

const SHOWN = 50;

/** Without their secrets: those are shown once. */
export async function listWebhooks(db: Pick<Reader, "select">) {
  return await db
    .select({
      id: webhooks.id,
      url: webhooks.url,
      isActive: webhooks.isActive,
      createdAt: webhooks.createdAt,
    })
    .from(webhooks)
    .orderBy(desc(webhooks.isActive), desc(webhooks.id))
    .limit(SHOWN);
}

export async function listDeliveries(db: Pick<Reader, "select">) {
  return await db
    .select({
      id: webhookDeliveries.id,
      url: webhooks.url,
      isActive: webhooks.isActive,
      payload: webhookDeliveries.payload,
      state: webhookDeliveries.state,
      attempts: webhookDeliveries.attempts,
      lastAnswer: webhookDeliveries.lastAnswer,
      sentAt: webhookDeliveries.sentAt,
      createdAt: webhookDeliveries.createdAt,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(SHOWN);
}
