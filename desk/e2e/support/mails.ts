import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";
import { type ParsedMail, simpleParser } from "mailparser";

import type { Database } from "../../data/open-database.ts";

/** The text of the newest mail of a kind to an address, once it has left. */
export async function mailTo(db: Database, recipient: string, kind: string): Promise<string> {
  return (await wholeMailTo(db, recipient, kind)).text ?? "";
}

/** All of it. Mail is files here. */
export async function wholeMailTo(db: Database, recipient: string, kind: string): Promise<ParsedMail> {
  let mail: ParsedMail | undefined;
  await expect
    .poll(async () => (mail = await newestMail(db, recipient, kind))?.text ?? "", { timeout: 30_000 })
    .not.toBe("");
  if (!mail) throw new Error(`No mail of the kind ${kind} came to ${recipient}`);
  return mail;
}

/** The first link in a mail's text, without the desk's own address. */
export function linkIn(text: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return pathname + search;
}

async function newestMail(db: Database, recipient: string, kind: string): Promise<ParsedMail | undefined> {
  const { rows } = await db.execute<{ message_id: string }>(sql`select message_id from mails
    where recipient = ${recipient.toLowerCase()} and kind = ${kind} order by id desc limit 1`);
  if (!rows[0]) return undefined;
  const file = join(process.env["DESK_E2E_DATA"] ?? "", "mail", `${rows[0].message_id}.eml`);
  const source = await readFile(file).catch(() => undefined);
  return source && (await simpleParser(source));
}
