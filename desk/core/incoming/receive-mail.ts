import { eq, inArray, or, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import {
  attachments,
  contacts,
  enquiries,
  events,
  incomingMails,
  mails,
  messages,
} from "../../data/schema/index.ts";
import { addToEnquiry } from "../add-to-enquiry.ts";
import type { Outbox } from "../outbox.ts";
import { numberInReplyAddress } from "../reply-address.ts";
import type { Secrets } from "../signatures.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { headOf } from "./mail-head.ts";
import { type MailParts, partsOf } from "./parts-of-mail.ts";

export type ReceiveOutcome =
  | { kind: "taken"; number: string }
  /** It came before. */
  | { kind: "repeated" }
  /** Kept in the list of mails for staff to look at. */
  | { kind: "unmatched" | "automatic" };

/** Takes the visitor's answer into the enquiry that it belongs to, once. */
export async function receiveMail(
  tx: Tx,
  outbox: Outbox,
  secrets: Secrets,
  mail: IncomingMail,
): Promise<ReceiveOutcome> {
  const key = mail.messageId ? `message:${mail.messageId}` : `uid:${mail.place}`;
  const [row] = await tx
    .insert(incomingMails)
    .values({
      key,
      state: "unmatched",
      ...headOf(mail),
    })
    .onConflictDoNothing({ target: incomingMails.key })
    .returning({ id: incomingMails.id });
  if (!row) return { kind: "repeated" };
  const settle = async (values: Partial<typeof incomingMails.$inferInsert>) => {
    await tx.update(incomingMails).set(values).where(eq(incomingMails.id, row.id));
  };
  if (mail.isAutomatic) {
    await settle({ state: "automatic", reason: "Written by a program" });
    return { kind: "automatic" };
  }
  const parts = partsOf(mail);
  const number = signedNumber(secrets, mail) ?? (await answeredNumber(tx, mail));
  if (!number) {
    await keepForStaff(tx, row.id, "Belongs to no enquiry that we know", parts);
    return { kind: "unmatched" };
  }
  const { messageId } = mail;
  const added = await write(tx, outbox, { number, formKey: key, messageId }, parts);
  if (!added) {
    const reason = parts.body ? `${number} is not there any more` : "Says nothing";
    await keepForStaff(tx, row.id, reason, parts);
    return { kind: "unmatched" };
  }
  await settle({ state: "taken", enquiryId: added.enquiryId, messageId: added.messageId });
  return { kind: "taken", number };
}

/** The address that we gave out is signed: whoever has it may write into the enquiry. */
function signedNumber(secrets: Secrets, { recipients }: IncomingMail): string | undefined {
  for (const recipient of recipients) {
    const number = numberInReplyAddress(secrets, recipient);
    if (number) return number;
  }
  return undefined;
}

/** A Message-ID can be guessed or copied, so it counts for the visitor's own address alone. */
async function answeredNumber(tx: Tx, { answers, sender }: IncomingMail): Promise<string | undefined> {
  if (answers.length === 0) return undefined;
  const [found] = await tx
    .select({ number: enquiries.number })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .leftJoin(mails, eq(mails.enquiryId, enquiries.id))
    .leftJoin(messages, eq(messages.enquiryId, enquiries.id))
    .where(
      sql`${contacts.email} = ${sender.toLowerCase()} and ${or(
        inArray(mails.messageId, [...answers]),
        inArray(messages.messageId, [...answers]),
      )}`,
    )
    .limit(1);
  return found?.number;
}

async function write(
  tx: Tx,
  outbox: Outbox,
  { number, formKey, messageId }: { number: string; formKey: string; messageId: string | undefined },
  { body, quotedText, inReplyTo, files }: MailParts,
) {
  const outcome = await addToEnquiry(tx, outbox, {
    number,
    body,
    formKey,
    mail: {
      ...(messageId && { messageId }),
      ...(inReplyTo && { inReplyTo }),
      ...(quotedText && { quotedText }),
    },
  });
  if (outcome.kind !== "added") return undefined;
  if (files.length > 0) {
    await tx.insert(attachments).values(files.map((file) => ({ ...file, messageId: outcome.messageId })));
  }
  return outcome;
}

/** With all that it says: the team reads it, and puts it where it belongs. */
async function keepForStaff(tx: Tx, mailId: number, reason: string, { files, ...text }: MailParts) {
  await tx
    .update(incomingMails)
    .set({ reason, ...text })
    .where(eq(incomingMails.id, mailId));
  if (files.length > 0) {
    await tx.insert(attachments).values(files.map((file) => ({ ...file, incomingMailId: mailId })));
  }
  await tx.insert(events).values({ actor: "system", kind: "mail.unmatched", data: { mailId } });
}
