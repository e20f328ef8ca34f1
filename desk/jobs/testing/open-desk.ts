import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Clock } from "pg-boss";
import { pino } from "pino";
import { onTestFinished } from "vitest";

import { type NewEnquiry, acceptEnquiry } from "../../core/accept-enquiry.ts";
import { createAuth } from "../../accounts/create-auth.ts";
import { createLimits } from "../../api/limits.ts";
import { anEnquiry } from "../../core/testing/an-enquiry.ts";
import type { Database } from "../../data/open-database.ts";
import { createMetrics } from "../../server/metrics.ts";
import type { OpenServices } from "../../server/open-services.ts";
import { readSettings } from "../../server/settings.ts";
import { openBoss } from "../open-boss.ts";
import { enqueueWith } from "../job-queues.ts";

interface Options {
  smtpUrl?: string;
  clock?: Clock;
}

/** Services over a test's own database, with a real job queue. They close with the test. */
export async function openDesk({ db, url }: { db: Database; url: string }, { smtpUrl, clock }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), "desk-mail-"));
  const log = pino({ level: "silent" });
  const boss = await openBoss(url, { log, works: true, ...(clock && { clock }) });
  const settings = readSettings({
    DESK_DATA: folder,
    DESK_URL: "https://desk.example",
    MAIL_FROM: "desk@desk.example",
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
  });
  const secrets = ["a secret of tests"] as const;
  const close = async () => {
    await boss.stop({ graceful: false });
    await rm(folder, { recursive: true, force: true });
  };
  onTestFinished(close);
  const limits = createLimits(db, secrets, { perAddress: 1000, perRecipient: 1000 });
  const outbox = {
    enqueue: enqueueWith(boss),
    messageIdDomain: "desk.example",
    supportMailbox: "support@desk.example",
  };
  const services: OpenServices = {
    settings,
    db,
    secrets,
    log,
    boss,
    databaseUrl: url,
    limits,
    auth: createAuth({
      ...settings,
      db,
      secrets,
      mails: { outbox, wakeWorkers: () => {} },
      consume: limits.consume,
    }),
    outbox,
    metrics: createMetrics(db),
    hasDiskSpace: async () => true,
    wakeWorkers: () => {},
    notify: () => {},
    close,
  };
  const accept = (enquiry: NewEnquiry = anEnquiry()) =>
    db.transaction((tx) => acceptEnquiry(tx, services.outbox, enquiry));
  return { services, accept, mailFolder: join(folder, "mail") };
}
