import { eq } from "drizzle-orm";

import { recordSkippedMail, type SkippedMail } from "../core/incoming/record-skipped-mail.ts";
import { receiveMail } from "../core/incoming/receive-mail.ts";
import { settings as keptSettings } from "../data/schema/index.ts";
import { isOutage, transact } from "../data/transact.ts";
import { withClient } from "../data/with-client.ts";
import { readMail } from "../mail/incoming/read-mail.ts";
import { type FoundMail, type MailboxPosition, readMailbox } from "../mail/incoming/read-mailbox.ts";
import type { OpenServices } from "../server/open-services.ts";

/** Held by the one instance that reads the mailbox. */
const LOCK = 7_104_204;
const EVERY = 20_000;
const PLACE = "mailbox-place";

export interface IncomingMailWorker {
  stop: () => Promise<void>;
}

/** Looks into the mailbox again and again, on one instance of all. */
export function startIncomingMailWorker(
  services: OpenServices,
  url: string,
  every = EVERY,
): IncomingMailWorker {
  const stopping = new AbortController();
  const running = poll();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };

  async function poll() {
    while (!stopping.signal.aborted) {
      await pollOnce(services, url).catch((error: unknown) => {
        if (isOutage(error)) services.log.warn("database unavailable");
        else services.log.warn({ err: error }, "mailbox");
      });
      await pause(every, stopping.signal);
    }
  }
}

/** One look, unless another instance is looking. One bad mail is written down, and the next one is read. */
export async function pollOnce(services: OpenServices, url: string): Promise<void> {
  const { databaseUrl, db } = services;
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [LOCK]);
    if (!rows[0]?.mine) return;
    // The lock ends with the connection, so also with a crash.
    await readMailbox(url, await savedPosition(db), async (mail, place) => {
      await takeOne(services, mail, place);
      await savePosition(db, place);
    });
  });
}

async function takeOne(
  services: OpenServices,
  { source, head }: FoundMail,
  { validity, uid }: MailboxPosition,
) {
  const { db, outbox, secrets, log } = services;
  const place = `${validity}:${uid}`;
  try {
    if (!source) {
      await recordSkipped(services, {
        place,
        head,
        state: "refused",
        reason: "Larger than the 30 MB that we take",
      });
      return;
    }
    const mail = await readMail(source, place);
    const outcome = await transact(db, (tx) => receiveMail(tx, outbox, secrets, mail));
    services.wakeWorkers();
    services.notify({ kind: "change" });
    log.info({ mail: place, outcome: outcome.kind }, "mail came");
  } catch (error) {
    if (isOutage(error)) throw error;
    log.error({ err: error, mail: place }, "a mail that cannot be read");
    const reason = error instanceof Error ? error.message.slice(0, 300) : "unknown";
    await recordSkipped(services, { place, head, state: "failed", reason });
  }
}

async function recordSkipped({ db, notify }: OpenServices, mail: SkippedMail) {
  await transact(db, (tx) => recordSkippedMail(tx, mail));
  notify({ kind: "change" });
}

async function savedPosition(db: OpenServices["db"]): Promise<MailboxPosition | undefined> {
  const [kept] = await db.select().from(keptSettings).where(eq(keptSettings.key, PLACE));
  const [, validity, uid] = /^(\d+):(\d+)$/.exec(kept?.value ?? "") ?? [];
  return validity === undefined || uid === undefined ? undefined : { validity, uid: Number(uid) };
}

async function savePosition(db: OpenServices["db"], { validity, uid }: MailboxPosition) {
  const value = `${validity}:${uid}`;
  await db
    .insert(keptSettings)
    .values({ key: PLACE, value })
    .onConflictDoUpdate({ target: keptSettings.key, set: { value } });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
