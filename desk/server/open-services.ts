import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";

import { identity } from "../../app/identity.ts";
import { createLimits } from "../api/limits.ts";
import { backfillEnquiries } from "../core/backfill-enquiries.ts";
import { messageIdDomain } from "../core/outbox.ts";
import { sharedSecrets } from "../core/shared-secret.ts";
import { type Cluster, startCluster } from "../data/embedded/cluster.ts";
import { diskSpaceOn } from "../data/embedded/disk-space.ts";
import { migrate } from "../data/migrate.ts";
import { openDatabase } from "../data/open-database.ts";
import { withClient } from "../data/with-client.ts";
import { openBoss } from "../jobs/open-boss.ts";
import { enqueueWith } from "../jobs/job-queues.ts";
import { openLive } from "./live/open-live.ts";
import { sendNotices } from "./live/send-notices.ts";
import { createMetrics } from "./metrics.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";

export interface OpenServices extends Services {
  boss: PgBoss;
  /** Of the database in use. */
  databaseUrl: string;
  close: () => Promise<void>;
}

/** Opens what a desk works with: database (brought up to date), job queue, limits. */
export async function openServices(settings: Settings, log: Logger): Promise<OpenServices> {
  // The largest of the libraries is read while the database starts.
  const accounts = import("../accounts/create-auth.ts");
  const cluster = settings.databaseUrl ? undefined : await startCluster(settings.data);
  const databaseUrl = settings.databaseUrl ?? cluster?.url ?? "";
  await migrate(databaseUrl);
  await withClient(databaseUrl, backfillEnquiries);
  const db = openDatabase(databaseUrl, {
    connections: settings.connections,
    onError: (error) => log.warn({ err: error }, "database connection"),
  });
  const secrets = await sharedSecrets(db, settings.secrets);
  const boss = await openBoss(databaseUrl, { log, works: settings.role !== "web" });
  const live = settings.role === "worker" ? undefined : openLive({ db, url: databaseUrl, log });
  const watch = cluster && keepAlive(cluster, log);
  const limits = createLimits(db, secrets, {
    perAddress: settings.limitPerAddress,
    perRecipient: settings.limitPerRecipient,
  });
  const outbox = {
    enqueue: enqueueWith(boss),
    messageIdDomain: messageIdDomain(settings.mailFrom),
    supportMailbox: identity.emails.support,
  };
  const { createAuth } = await accounts;
  const services: OpenServices = {
    settings,
    db,
    secrets,
    log,
    metrics: createMetrics(db),
    boss,
    databaseUrl,
    limits,
    auth: createAuth({
      ...settings,
      db,
      secrets,
      mails: { outbox, wakeWorkers: () => services.wakeWorkers() },
      consume: limits.consume,
    }),
    outbox,
    hasDiskSpace: cluster ? diskSpaceOn(cluster.folder) : async () => true,
    wakeWorkers: () => {},
    notify: sendNotices(db, log),
    ...(live && { live }),
    close: async () => {
      await live?.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await db.$client.end();
      clearInterval(watch);
      await cluster?.stop();
    },
  };
  return services;
}

const POLL_EVERY = 1000;

/** The embedded database is ours to look after: one that was killed is started again. */
function keepAlive(cluster: Cluster, log: Logger): NodeJS.Timeout {
  let reviving: Promise<void> | undefined;
  return setInterval(() => {
    reviving ??= cluster
      .revive()
      .catch((error: unknown) => log.error({ err: error }, "the database does not start"))
      .finally(() => (reviving = undefined));
  }, POLL_EVERY).unref();
}
