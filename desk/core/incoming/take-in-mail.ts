import { eq, inArray, or, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { attachments, contacts, enquiries, incomingMails, mails, messages } from "../../data/schema/index.ts";
import { addToEnquiry, LONGEST_ADDITION } from "../add-to-enquiry.ts";
import type { Outbox } from "../queue-mail.ts";
import { cleanText } from "../received-enquiry.ts";
import { numberInReplyAddress } from "../reply-address.ts";
import type { Secrets } from "../signatures.ts";
import type { IncomingFile, IncomingMail } from "./incoming-mail.ts";
import { splitQuoted } from "./split-quoted.ts";

export type TakenIn =
  | { kind: "taken"; number: string }
  /** It came before. */
  | { kind: "repeated" }
  /** Kept in the list of mails for staff to look at. */
  | { kind: "unmatched" | "automatic" };

const LARGEST_FILE = 10 * 1024 * 1024;
const LARGEST_FILES = 20 * 1024 * 1024;
const MOST_FILES = 20;
const LONGEST_QUOTE = 30_000;

/** Takes the visitor's answer into the enquiry that it belongs to, once. */
export async function takeInMail(
  tx: Tx,
  outbox: Outbox,
  secrets: Secrets,
  mail: IncomingMail,
): Promise<TakenIn> {
  const key = mail.messageId ? `message:${mail.messageId}` : `uid:${mail.place}`;
  const [row] = await tx
    .insert(incomingMails)
    .values({
      key,
      state: "unmatched",
      sender: mail.sender.slice(0, 320),
      subject: mail.subject.slice(0, 300),
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
  const number = signedNumber(secrets, mail) ?? (await answeredNumber(tx, mail));
  if (!number) {
    await settle({ reason: "Belongs to no enquiry that we know" });
    return { kind: "unmatched" };
  }
  const enquiryId = await write(tx, outbox, number, mail, key);
  if (enquiryId === undefined) {
    await settle({ reason: `Says nothing, or ${number} is not there any more` });
    return { kind: "unmatched" };
  }
  await settle({ state: "taken", enquiryId });
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

async function write(tx: Tx, outbox: Outbox, number: string, mail: IncomingMail, key: string) {
  const { text, quoted } = splitQuoted(cleanText(mail.text));
  const body = shown(text, mail);
  const outcome = await addToEnquiry(tx, outbox, {
    number,
    body,
    formKey: key,
    mail: {
      ...(mail.messageId && { messageId: mail.messageId }),
      ...(mail.answers[0] && { inReplyTo: mail.answers[0] }),
      ...(quoted && { quotedText: quoted.slice(0, LONGEST_QUOTE) }),
    },
  });
  if (outcome.kind !== "added") return undefined;
  const files = withinLimits(mail.attachments);
  if (files.length > 0) {
    await tx.insert(attachments).values(files.map((file) => ({ ...file, messageId: outcome.messageId })));
  }
  return outcome.enquiryId;
}

/** A mail that is nothing but files says so; one that is too long is cut, and says that. */
function shown(text: string, { attachments: files }: IncomingMail): string {
  const body = text || (files.length > 0 ? "(Files without a text.)" : "");
  const cut = "\n\n(Cut here: the mail goes on.)";
  return body.length > LONGEST_ADDITION ? `${body.slice(0, LONGEST_ADDITION - cut.length)}${cut}` : body;
}

function withinLimits(files: readonly IncomingFile[]) {
  let total = 0;
  return files.slice(0, MOST_FILES).map(({ name, mediaType, content }) => {
    const fits = content.length <= LARGEST_FILE && total + content.length <= LARGEST_FILES;
    if (fits) total += content.length;
    return {
      name:
        cleanText(name)
          .replaceAll(/[/\\\n\u202a-\u202e\u2066-\u2069]/g, "_")
          .slice(0, 200) || "file",
      mediaType: mediaType.slice(0, 100),
      bytes: content.length,
      content: fits ? content : null,
    };
  });
}
