import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { withClient } from "../../data/with-client.ts";
import type { Receipt } from "./visitors.ts";

/** One mail as it arrived. */
export interface ArrivedMail {
  recipient: string;
  messageId: string;
}

interface Evidence {
  databaseUrl: string;
  receipts: readonly Receipt[];
  /** What arrived so far. */
  arrived: () => readonly ArrivedMail[];
}

/**
 * How long mails may still be under way. Much longer than it takes, so that a busy machine fails nothing, and shorter than
 * the five minutes after which a job whose worker died would be tried again in any case.
 */
const PATIENCE = 180_000;

/**
 * The one invariant: every enquiry that was acknowledged exists, once, under the number that the visitor got, and in
 * the end its two mails have arrived; one that arrived twice carries the same Message-ID. Returns what is wrong.
 */
export async function lostOrDouble({ databaseUrl, receipts, arrived }: Evidence): Promise<string[]> {
  const rows = await readRows(databaseUrl);
  const problems: string[] = [];
  for (const { key, number } of receipts) {
    const found = rows.filter((row) => row.key === key);
    if (found.length !== 1) problems.push(`${number} is there ${found.length} times`);
    else if (found[0]?.number !== number) problems.push(`${number} is ${found[0]?.number} in the database`);
    else if (found[0]?.parts !== "1/1/2")
      problems.push(`${number} has message/event/mails ${found[0]?.parts}`);
  }
  const deadline = Date.now() + PATIENCE;
  let missing = await unsent(databaseUrl);
  while (missing > 0 && Date.now() < deadline) {
    await wait(250);
    missing = await unsent(databaseUrl);
  }
  if (missing > 0) problems.push(`${missing} mails were not sent`);
  return [...problems, ...mailProblems(receipts, arrived())];
}

function mailProblems(receipts: readonly Receipt[], mails: readonly ArrivedMail[]): string[] {
  const ids = new Map<string, Set<string>>();
  for (const { recipient, messageId } of mails)
    ids.set(recipient, (ids.get(recipient) ?? new Set()).add(messageId));
  return receipts.flatMap(({ email, number }) => {
    const count = ids.get(email)?.size ?? 0;
    return count === 1 ? [] : [`${number} has ${count} acknowledgements with different Message-IDs`];
  });
}

/** The .eml files of a desk without an SMTP server. */
export function mailsInFolder(folder: string): ArrivedMail[] {
  return readdirSync(folder).flatMap((name) => {
    if (!name.endsWith(".eml")) return [];
    const text = readFileSync(`${folder}/${name}`, "utf8");
    const [, recipient = ""] = /^To: .*?([^\s<>]+@[^\s<>]+)>?\s*$/m.exec(text) ?? [];
    return [{ recipient, messageId: name.replace(/\.eml$/, "") }];
  });
}

interface Row {
  key: string;
  number: string;
  /** How many messages, events and mails belong to it. */
  parts: string;
}

async function readRows(url: string): Promise<Row[]> {
  return await ask<Row>(
    url,
    `select idempotency_key as key, number,
       (select count(*) from messages m where m.enquiry_id = e.id) || '/' ||
       (select count(*) from events v where v.enquiry_id = e.id) || '/' ||
       (select count(*) from mails s where s.enquiry_id = e.id) as parts
     from enquiries e`,
  );
}

async function unsent(url: string): Promise<number> {
  const [row] = await ask<{ count: number }>(url, "select count(*)::int from mails where state <> 'sent'");
  return row?.count ?? 0;
}

export async function ask<T>(url: string, query: string): Promise<T[]> {
  return await withClient(url, async (client) => (await client.query(query)).rows as T[]);
}
