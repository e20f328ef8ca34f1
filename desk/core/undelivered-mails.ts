import { desc, eq } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";
import { enquiries, mails } from "../data/schema/index.ts";

const MOST = 200;

/** Mail that its server refused for good. Nobody else would ever see it. */
export async function undeliveredMails(db: Reader) {
  return await db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      lastError: mails.lastError,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
      number: enquiries.number,
    })
    .from(mails)
    .leftJoin(enquiries, eq(enquiries.id, mails.enquiryId))
    .where(eq(mails.state, "dead"))
    .orderBy(desc(mails.id))
    .limit(MOST);
}
