import { createHmac } from "node:crypto";

import { and, eq, sql } from "drizzle-orm";

import { identity } from "../../../app/identity.ts";
import type { Database } from "../../data/open-database.ts";
import { webhookDeliveries, webhooks } from "../../data/schema/index.ts";
import { detectOutage } from "../../data/transact.ts";
import { postDelivery, type PostOptions } from "./post-delivery.ts";

export type DeliveryOutcome = { kind: "sent" | "nothing" } | { kind: "delayed" | "dead"; answer: string };

interface Try extends PostOptions {
  /** No other one follows: if it fails, the delivery is given up. */
  isLast: boolean;
}

/** One try at telling one address of one thing. Holds no transaction while it waits for the answer. */
export async function deliverWebhook(
  db: Database,
  deliveryId: number,
  { isLast, ...options }: Try,
): Promise<DeliveryOutcome> {
  const row = await detectOutage(readDelivery(db, deliveryId));
  if (row?.state !== "queued") return { kind: "nothing" };
  if (!row.isActive) {
    await settle(db, deliveryId, { state: "dead", lastAnswer: "Not sent: the webhook was deactivated" });
    return { kind: "nothing" };
  }
  const body = JSON.stringify(row.payload);
  const posted = await postDelivery(
    {
      url: row.url,
      body,
      headers: {
        "Content-Type": "application/json",
        "User-Agent": `Desk (+${identity.siteUrl})`,
        // The same at every try: who gets it twice can tell.
        "Webhook-Id": String(deliveryId),
        "Webhook-Signature": signDelivery(row.secret, Number(row.now), body),
      },
    },
    options,
  );
  const lastAnswer = posted.answer;
  const attempts = sql`${webhookDeliveries.attempts} + 1`;
  if (posted.kind === "taken") {
    await settle(db, deliveryId, { state: "sent", lastAnswer, attempts, sentAt: sql`now()` });
    return { kind: "sent" };
  }
  const isDead = isLast || posted.isFinal;
  await settle(db, deliveryId, { lastAnswer, attempts, ...(isDead && { state: "dead" as const }) });
  return { kind: isDead ? "dead" : "delayed", answer: lastAnswer };
}

async function readDelivery(db: Database, deliveryId: number) {
  const [row] = await db
    .select({
      state: webhookDeliveries.state,
      payload: webhookDeliveries.payload,
      url: webhooks.url,
      secret: webhooks.secret,
      isActive: webhooks.isActive,
      now: sql<string>`floor(extract(epoch from now()))`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  return row;
}

type Settled = Parameters<ReturnType<Database["update"]>["set"]>[0];

async function settle(db: Database, deliveryId: number, values: Settled): Promise<void> {
  await detectOutage(
    db
      .update(webhookDeliveries)
      .set(values)
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, "queued"))),
  );
}

/** What goes into the header Webhook-Signature. Whoever has the secret sees that we sent it, and when. */
function signDelivery(secret: string, seconds: number, body: string): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
