import { ImapFlow } from "imapflow";

import type { MailHead } from "../../core/incoming/mail-head.ts";

/** Where a mailbox was read up to. Uids mean nothing once their validity has changed. */
export interface MailboxPosition {
  validity: string;
  uid: number;
}

export interface FoundMail {
  uid: number;
  /** Undefined if it is larger than we take. */
  source: Buffer | undefined;
  /** As the mail server reads it: what is known of a mail that we cannot read ourselves. */
  head: MailHead;
}

const LARGEST_MAIL = 30 * 1024 * 1024;
const PATIENCE = 20_000;

/**
 * Hands over what came since `from`, the oldest first, and returns how far that went. A mail counts as read when
 * `take` has returned: after a crash in between it comes again.
 */
export async function readMailbox(
  url: string,
  from: MailboxPosition | undefined,
  take: (mail: FoundMail, place: MailboxPosition) => Promise<void>,
): Promise<void> {
  const client = new ImapFlow(optionsOf(url));
  // Whoever waits for the answer hears of it; without a listener it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    const mailbox = decodeURIComponent(new URL(url).pathname.slice(1)) || "INBOX";
    const { uidValidity } = await client.mailboxOpen(mailbox, { readOnly: true });
    const validity = String(uidValidity);
    const after = from?.validity === validity ? from.uid : 0;
    for (const { uid, size } of await newMails(client, after)) {
      const found = await fetchMail(client, uid, { withSource: size <= LARGEST_MAIL });
      await take(found, { validity, uid });
    }
  } finally {
    client.close();
  }
}

async function newMails(client: ImapFlow, after: number) {
  const found = await client.fetchAll(`${after + 1}:*`, { uid: true, size: true }, { uid: true });
  // "9:*" holds the last mail even if its uid is below 9.
  return found
    .filter(({ uid }) => uid > after)
    .map(({ uid, size }) => ({ uid, size: size ?? 0 }))
    .toSorted((a, b) => a.uid - b.uid);
}

/** Gone meanwhile counts as empty. */
async function fetchMail(
  client: ImapFlow,
  uid: number,
  { withSource }: { withSource: boolean },
): Promise<FoundMail> {
  const mail = await client.fetchOne(String(uid), { source: withSource, envelope: true }, { uid: true });
  const envelope = (mail && mail.envelope) || {};
  const [from] = envelope.from ?? [];
  return {
    uid,
    source: withSource ? (mail && mail.source) || Buffer.alloc(0) : undefined,
    head: {
      sender: from?.address?.toLowerCase() ?? "",
      senderName: from?.name ?? "",
      subject: envelope.subject ?? "",
    },
  };
}

function optionsOf(address: string) {
  const url = new URL(address);
  const secure = url.protocol === "imaps:";
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false as const,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: 3 * PATIENCE,
    disableAutoIdle: true,
  };
}
