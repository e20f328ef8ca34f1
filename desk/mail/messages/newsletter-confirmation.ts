import { and, eq } from "drizzle-orm";
import { html } from "hono/html";

import { identity } from "../../../app/identity.ts";
import { CONFIRM_DAYS, confirmAddress } from "../../core/newsletter-links.ts";
import { subscribers } from "../../data/schema/index.ts";
import type { Composing } from "../compose-mail.ts";
import { button, page } from "../template/page.ts";
import type { MailRow, Message } from "../message.ts";
import { newsletterHeaders } from "../newsletter-headers.ts";
import { plainText } from "../plain-text.ts";

/** Asks whether they want the newsletter. Not sent any more to somebody who has answered meanwhile. */
export async function newsletterConfirmation(
  { db, secrets, url }: Composing,
  { data }: MailRow,
): Promise<Message | undefined> {
  const [subscriber] = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.id, Number(data["subscriberId"])), eq(subscribers.state, "pending")));
  if (!subscriber) return undefined;
  const askedAt = new Date(Number(data["askedAt"]));
  const link = url + confirmAddress(secrets, { subscriberId: subscriber.id, askedAt });
  return {
    subject: title,
    headers: { "Auto-Submitted": "auto-generated", ...newsletterHeaders(url, secrets, subscriber) },
    text: plainText([asked, `Yes, send it to me:\n${link}`, expiry, notYou]),
    html: await page({
      title,
      note: notYou,
      body: html`<h1>${title}</h1>
        <p>${asked}</p>
        ${button(link, "Yes, send it to me")}
        <p>${expiry}</p>`,
    }),
  };
}

const title = `Do you want the ${identity.name} newsletter?`;
const asked = `Somebody, most likely you, asked on our site to get the ${identity.name} newsletter at this address. It starts once you confirm.`;
const expiry = `The link works for ${CONFIRM_DAYS} days.`;
const notYou = "You did not ask for it? You need not do anything: without your yes we send nothing.";
