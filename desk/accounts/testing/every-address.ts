import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";

import { sql } from "drizzle-orm";

import { createEntryLink } from "../../core/entry-links.ts";
import { confirmAddress, unsubscribeAddress } from "../../core/newsletter-links.ts";
import { quoteAddress } from "../../core/quotes/quote-link.ts";
import { beginQuote } from "../../core/quotes/write-quote.ts";
import type { Secrets } from "../../core/signatures.ts";
import { enquiryAddress, thanksAddress } from "../../core/visitor-link.ts";
import type { Database } from "../../data/open-database.ts";
import { pageAssets } from "../../server/read-build.ts";
import { newMember } from "./everybody.ts";

interface Parts {
  db: Database;
  secrets: Secrets;
  /** Of the desk. */
  url: string;
  number: string;
  agentId: number;
}

export interface Link {
  /** With everything that opens it. */
  address: string;
  /** What its holder sends. */
  form: Record<string, string>;
}

/** Something at every address that the policy has a place for in its name. */
export async function everyPlace({ db, number, agentId }: Parts): Promise<Record<string, string>> {
  const quote = await db.transaction((tx) => beginQuote(tx, { staff: { id: agentId }, number }));
  const attachment = await db.execute<{ id: string }>(sql`
    insert into attachments (message_id, name, media_type, bytes, content)
    select id, 'plan.txt', 'text/plain', 4, 'plan'::bytea from messages limit 1 returning id`);
  const mail = await db.execute<{ id: string }>(sql`select id from mails order by id limit 1`);
  return {
    ":number": number,
    ":quote": String("quoteId" in quote && quote.quoteId),
    ":attachment": attachment.rows[0]?.id ?? "",
    ":mail": mail.rows[0]?.id ?? "",
    ":name": readdirSync(pageAssets).find((name) => name.endsWith(".css")) ?? "",
    "*": "desk/nothing-is-here",
  };
}

/** A link that works, for every address that only a link opens. */
export async function everyLink({ db, secrets, url, number, agentId }: Parts): Promise<Record<string, Link>> {
  const begun = await db.transaction((tx) => beginQuote(tx, { staff: { id: agentId }, number }));
  const quote = await db.execute<{ number: string }>(sql`update quotes set state = 'sent', sent_at = now()
    where id = ${"quoteId" in begun ? begun.quoteId : 0} returning number`);
  const subscriber = await db.execute<{ id: string; at: string }>(sql`
    insert into subscribers (email) values ('reader@freight.example')
    returning id, (extract(epoch from asked_at) * 1000)::bigint as at`);
  const { id = "", at = "" } = subscriber.rows[0] ?? {};
  const staffId = await newMember(db, "agent");
  const entry = await db.transaction((tx) => createEntryLink(tx, { staffId, hours: 1 }));

  const password = "kestrel-freight-9";
  const passwords = { password, confirmPassword: password };
  const email = "newcomer@freight.example";
  const person = { firstName: "New", lastName: "Comer", email, agreeToTerms: "on" };
  const verify = await mailed("account-verify", "/signup", { ...person, ...passwords });
  await db.execute(sql`insert into users (id, email, email_verified, name)
    values (${randomUUID()}, 'forgot@freight.example', true, 'Priya')`);
  const reset = await mailed("account-reset", "/forgot-password", { email: "forgot@freight.example" });

  return {
    "/contact/thanks": { address: thanksAddress(secrets, number), form: addition() },
    "/enquiries/:number": { address: enquiryAddress(secrets, number), form: addition() },
    "/quotes/:number": {
      address: quoteAddress(secrets, quote.rows[0]?.number ?? ""),
      form: { intent: "ask", version: "1", ...addition() },
    },
    "/newsletter/confirm": {
      address: confirmAddress(secrets, { subscriberId: Number(id), askedAt: new Date(Number(at)) }),
      form: {},
    },
    "/newsletter/unsubscribe": { address: unsubscribeAddress(secrets, Number(id)), form: {} },
    "/desk/enter": { address: `/desk/enter?token=${entry}`, form: { name: "Ravi", password } },
    "/signup/verify": { address: `/signup/verify?token=${verify}`, form: {} },
    "/forgot-password/reset": { address: `/forgot-password/reset?token=${reset}`, form: passwords },
  };

  async function mailed(kind: string, page: string, form: Record<string, string>): Promise<string> {
    await fetch(url + page, { method: "POST", body: new URLSearchParams(form) });
    const { rows } = await db.execute<{ token: string }>(
      sql`select data->>'token' as token from mails where kind = ${kind} order by id desc limit 1`,
    );
    return encodeURIComponent(rows[0]?.token ?? "");
  }
}

function addition() {
  return { body: "One more thing.", formKey: randomUUID() };
}

/** The same link with another secret in it. */
export function forged(address: string): string {
  const [path = "", query = ""] = address.split("?");
  const search = new URLSearchParams(query);
  for (const name of ["key", "token"]) {
    const value = search.get(name);
    if (value !== null) search.set(name, [...value].toReversed().join(""));
  }
  return `${path}?${search}`;
}
