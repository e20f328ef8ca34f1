import type { JobResult, JobWithMetadata } from "pg-boss";

import { deliverWebhook } from "../core/webhooks/deliver-webhook.ts";
import { enqueueDeliveries, requeueDeliveries } from "../core/webhooks/enqueue-deliveries.ts";
import { isOutage, transact } from "../data/transact.ts";
import type { OpenServices } from "../server/open-services.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { Jobs } from "./job-queues.ts";

/** An address that hangs holds up one of these for ten seconds. */
const AT_ONCE = 5;
const LANES = 2;
const POLL_EVERY = 2000;

type WebhookJob = JobWithMetadata<Jobs["webhook"]>;

export interface WebhookWorker {
  /** Something was committed that a webhook may be told of. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** Finds what webhooks are told of, and tells them, in a job queue of their own: mail waits for none of it. */
export async function startWebhookWorker(
  services: OpenServices,
  patience: Pick<Parameters<typeof deliverWebhook>[2], "timeout"> = {},
): Promise<WebhookWorker> {
  const { boss, db, log, outbox, settings } = services;
  await transact(db, (tx) => requeueDeliveries(tx, outbox));
  const options = {
    batchSize: 10,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: 2,
  } as const;
  const lanes = await Promise.all(
    Array.from({ length: LANES }, () =>
      boss.work(
        "webhook",
        options,
        async (jobs: WebhookJob[]) => await mapConcurrently(jobs, AT_ONCE, tryOne),
      ),
    ),
  );
  let polling: Promise<void> | undefined;
  const timer = setInterval(poll, POLL_EVERY);

  function poll() {
    polling ??= pollOnce()
      .catch((error: unknown) => {
        if (isOutage(error)) log.warn("database unavailable");
        else log.error({ err: error }, "webhooks");
      })
      .finally(() => (polling = undefined));
  }

  async function pollOnce() {
    const queued = await transact(db, (tx) => enqueueDeliveries(tx, outbox, { url: settings.url }));
    if (queued > 0) for (const lane of lanes) boss.notifyWorker(lane);
  }

  async function tryOne(job: WebhookJob): Promise<JobResult> {
    const { deliveryId } = job.data;
    const isLast = job.retryCount >= job.retryLimit;
    try {
      const aTry = { isLast, allowPrivate: settings.webhookPrivate, ...patience };
      const outcome = await deliverWebhook(db, deliveryId, aTry);
      if (outcome.kind === "dead")
        log.warn({ delivery: deliveryId, answer: outcome.answer }, "webhook given up");
      return { id: job.id, status: outcome.kind === "delayed" ? "failed" : "completed" };
    } catch (error) {
      if (isOutage(error)) log.warn({ delivery: deliveryId }, "database unavailable");
      else log.error({ err: error, delivery: deliveryId }, "webhook");
      return { id: job.id, status: "failed" };
    }
  }

  return {
    wake: () => {
      poll();
      for (const lane of lanes) boss.notifyWorker(lane);
    },
    stop: async () => {
      clearInterval(timer);
      await polling;
      await boss.offWork("webhook", { wait: true });
    },
  };
}
