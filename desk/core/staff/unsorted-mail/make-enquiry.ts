import { and, eq } from "drizzle-orm";

import type { Tx } from "../../../data/open-database.ts";
import { enquiries, events, messages } from "../../../data/schema/index.ts";
import { acceptEnquiry } from "../../accept-enquiry.ts";
import { derivedKey } from "../../derived-key.ts";
import type { Outbox } from "../../outbox.ts";
import { cleanEnquiry, isSingleAddress } from "../../received-enquiry.ts";
import {
  type LockedMail,
  lockUnsorted,
  type MailAction,
  type MailRefused,
  mailHeaders,
  markPlaced,
} from "./lock-mail.ts";

export type MadeEnquiry =
  { kind: "done"; eventId: number; number: string } | MailRefused | { kind: "nothing-in-it" | "no-sender" };

/**
 * Makes an enquiry of a mail, as if its sender had sent the form when the mail came: they get an acknowledgement with a
 * number. That cannot be called back, so there is no undo; merging, closing and spam have one.
 */
export async function makeEnquiryOfMail(tx: Tx, outbox: Outbox, action: MailAction): Promise<MadeEnquiry> {
  const { staff, mailId } = action;
  const held = await lockUnsorted(tx, mailId);
  if (held.kind !== "locked") return held;
  const { mail } = held;
  if (!mail.body) return { kind: "nothing-in-it" };
  if (!isSingleAddress(mail.sender)) return { kind: "no-sender" };

  const accepted = await acceptEnquiry(tx, outbox, {
    idempotencyKey: derivedKey("mail", mail.key),
    received: cleanEnquiry({
      name: mail.senderName || (mail.sender.split("@")[0] ?? mail.sender),
      email: mail.sender,
      company: "",
      service: "",
      message: withSubject(mail),
    }),
    // Nobody had to answer one.
    question: {
      id: `mail:${mailId}`,
      sum: 0,
      issuedAt: mail.now,
      expiresAt: new Date(mail.now.getTime() + 60_000),
    },
    cameAt: mail.createdAt,
  });
  if (accepted.kind !== "accepted") return { kind: "already-sorted" };
  const { number } = accepted;
  const made = await firstMessage(tx, number);
  await tx.update(messages).set(mailHeaders(mail)).where(eq(messages.id, made.messageId));
  await markPlaced(tx, mail, made);
  const [event] = await tx
    .insert(events)
    .values({
      enquiryId: made.enquiryId,
      actor: `staff:${staff.id}`,
      kind: "mail.made-enquiry",
      data: { mailId, messageId: made.messageId },
    })
    .returning({ id: events.id });
  if (!event) throw new Error("An event was not written");
  return { kind: "done", eventId: event.id, number };
}

/** Many mails say in their subject what they are about, and nowhere else. */
function withSubject({ subject, body }: LockedMail): string {
  return subject && !body.includes(subject) ? `${subject}\n\n${body}` : body;
}

async function firstMessage(tx: Tx, number: string) {
  const [row] = await tx
    .select({ enquiryId: enquiries.id, messageId: messages.id })
    .from(enquiries)
    .innerJoin(messages, and(eq(messages.enquiryId, enquiries.id), eq(messages.kind, "visitor")))
    .where(eq(enquiries.number, number));
  if (!row) throw new Error(`${number} was accepted without a message`);
  return row;
}
