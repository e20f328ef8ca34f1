import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { html } from "hono/html";

import { replyAddress } from "../../core/reply-address.ts";
import { enquiryAddress } from "../../core/visitor-link.ts";
import type { Reader } from "../../data/open-database.ts";
import { enquiries, messages } from "../../data/schema/index.ts";
import type { Composing } from "../compose-mail.ts";
import { button, page, paragraphs } from "../look/page.ts";
import type { MailRow, Message } from "../message.ts";
import { plainText } from "../plain-text.ts";

/** To the visitor: what staff wrote. `data.messageId` says what. */
export async function reply(
  { db, secrets, url, mailFrom }: Composing,
  row: MailRow,
): Promise<Message | undefined> {
  const written = await readReply(db, Number(row.data["messageId"]));
  if (!written) return undefined;
  const { number, body } = written;
  const subject = `Re: Your enquiry ${number}`;
  const link = url + enquiryAddress(secrets, number);
  return {
    subject,
    replyTo: { address: replyAddress(secrets, mailFrom, number) },
    ...(await conversation(db, written)),
    text: plainText([body, `See your enquiry ${number}, or add to it: ${link}`]),
    html: await page({
      title: subject,
      body: html`${paragraphs(body)} ${button(link, "See your enquiry or add to it")}`,
    }),
  };
}

type Written = NonNullable<Awaited<ReturnType<typeof readReply>>>;

async function readReply(db: Reader, messageId: number) {
  const [written] = await db
    .select({
      id: messages.id,
      enquiryId: messages.enquiryId,
      number: enquiries.number,
      body: messages.body,
      acknowledgementId: sql<string | null>`(select message_id from mails
        where mails.enquiry_id = ${enquiries.id} and mails.kind = 'acknowledgement' order by mails.id limit 1)`,
    })
    .from(messages)
    .innerJoin(enquiries, eq(enquiries.id, messages.enquiryId))
    .where(and(eq(messages.id, messageId), eq(messages.kind, "staff")));
  return written;
}

/** Of a long conversation its beginning and as many of its last mails: servers refuse headers without end. */
const MOST = 20;

/** What it belongs under in the visitor's mailbox: the last mail of theirs, or what we first sent them. */
async function conversation(
  db: Reader,
  { id, enquiryId, acknowledgementId }: Written,
): Promise<Pick<Message, "inReplyTo" | "references">> {
  const mailed = await db
    .select({ kind: messages.kind, messageId: messages.messageId })
    .from(messages)
    .where(
      and(
        eq(messages.enquiryId, enquiryId),
        lt(messages.id, id),
        inArray(messages.kind, ["visitor", "staff"]),
        isNotNull(messages.messageId),
      ),
    )
    .orderBy(asc(messages.id));
  const thread = [{ kind: "auto", messageId: acknowledgementId }, ...mailed].flatMap(
    ({ kind, messageId }) => {
      const known = asId(messageId);
      return known === undefined ? [] : [{ kind, messageId: known }];
    },
  );
  const inReplyTo = (thread.findLast(({ kind }) => kind === "visitor") ?? thread[0])?.messageId;
  if (!inReplyTo) return {};
  const others = thread.map(({ messageId }) => messageId).filter((each) => each !== inReplyTo);
  const kept = others.length > MOST ? [...others.slice(0, 1), ...others.slice(1 - MOST)] : others;
  return { inReplyTo, references: [...kept, inReplyTo] };
}

/** A Message-ID without its angle brackets. Of a visitor's mail it can be anything: what would break a header is left out. */
function asId(messageId: string | null): string | undefined {
  const id = messageId?.replaceAll(/^<|>$/g, "") ?? "";
  return /^[\x21-\x3B\x3D\x3F-\x7E]{1,250}$/.test(id) ? id : undefined;
}
