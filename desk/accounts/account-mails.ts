import { enqueueMails, type NewMail, type Outbox } from "../core/outbox.ts";
import { randomToken } from "../core/random-token.ts";
import type { Database } from "../data/open-database.ts";
import { transact } from "../data/transact.ts";

export interface AccountMails {
  db: Database;
  outbox: Outbox;
  /** So that the mail leaves at once. */
  wakeWorkers: () => void;
}

export type AccountMailKind = Extract<NewMail["kind"], `account-${string}`>;

/** Mails to people with an account, or to whoever gave an address for one. */
export function accountMails({ db, outbox, wakeWorkers }: AccountMails) {
  return async (kind: AccountMailKind, recipient: string, data: Record<string, string> = {}) => {
    const mail = { key: `${kind}:${randomToken()}`, kind, recipient, data };
    await transact(db, (tx) => enqueueMails(tx, outbox, [mail]));
    wakeWorkers();
  };
}
