import { requeueOrphanedMails } from "../core/requeue-orphaned-mails.ts";
import { transact } from "../data/transact.ts";
import { openDelivery } from "../mail/delivery/open-delivery.ts";
import type { OpenServices } from "../server/open-services.ts";
import { startDailyWorker } from "./daily-worker.ts";
import { startIncomingMailWorker } from "./incoming-mail-worker.ts";
import { startWebhookWorker } from "./webhook-worker.ts";
import { startMailWorkers } from "./mail-worker.ts";
import { startSnoozeWorker } from "./snooze-worker.ts";

export interface Workers {
  /** There is something to do. */
  wake: () => void;
  /** Finishes what is in hand. */
  stop: () => Promise<void>;
}

/** Under load every commit wakes the workers: they look once for all that came in this time. */
const GATHER = 20;
/** What is in hand after this is given back. Whoever stops us seldom waits longer than ten seconds. */
const PATIENCE = 6000;

export async function startWorkers(services: OpenServices): Promise<Workers> {
  const { boss, db, outbox, secrets, settings } = services;
  const { smtpUrl, data, mailFrom, url } = settings;
  const delivery = openDelivery({ ...(smtpUrl && { smtpUrl }), folder: data, from: mailFrom });
  await transact(db, (tx) => requeueOrphanedMails(tx, outbox));
  const lanes = await startMailWorkers(services, {
    db,
    delivery,
    secrets,
    url,
    mailFrom,
    readsAnswers: settings.imapUrl !== undefined,
  });
  const webhooks = await startWebhookWorker(services);
  await startDailyWorker(services);
  const snoozes = startSnoozeWorker(services);
  const incoming = settings.imapUrl ? startIncomingMailWorker(services, settings.imapUrl) : undefined;

  let gathering: NodeJS.Timeout | undefined;
  return {
    wake: () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        for (const lane of lanes) boss.notifyWorker(lane);
        webhooks.wake();
      }, GATHER);
    },
    stop: async () => {
      clearTimeout(gathering);
      const impatience = setTimeout(delivery.close, PATIENCE);
      await Promise.all([
        boss.offWork("mail", { wait: true }),
        boss.offWork("daily", { wait: true }),
        incoming?.stop(),
        webhooks.stop(),
        snoozes.stop(),
      ]);
      clearTimeout(impatience);
      delivery.close();
    },
  };
}
