import { and, asc, eq, inArray, isNotNull, lt } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { mails, messages } from "../../data/schema/index.ts";
import type { Message } from "../message.ts";

/** Of a long conversation its beginning and as many of its last mails: servers refuse headers without end. */
const MOST = 20;

/** What it belongs under in the visitor's mailbox: the last mail of theirs, or what we first sent them. Of what came before the message `before`. */
export async function conversation(
  db: Reader,
  enquiryId: number,
  before?: number,
): Promise<Pick<Message, "inReplyTo" | "references">> {
  const [acknowledgement] = await db
    .select({ messageId: mails.messageId })
    .from(mails)
    .where(and(eq(mails.enquiryId, enquiryId), eq(mails.kind, "acknowledgement")))
    .orderBy(asc(mails.id))
    .limit(1);
  const mailed = await db
    .select({ kind: messages.kind, messageId: messages.messageId })
    .from(messages)
    .where(
      and(
        eq(messages.enquiryId, enquiryId),
        before === undefined ? undefined : lt(messages.id, before),
        inArray(messages.kind, ["visitor", "staff"]),
        isNotNull(messages.messageId),
      ),
    )
    .orderBy(asc(messages.id));
  const thread = [{ kind: "auto", messageId: acknowledgement?.messageId ?? null }, ...mailed].flatMap(
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
