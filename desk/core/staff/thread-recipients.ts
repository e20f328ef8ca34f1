import { sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { withMerged } from "../merged-enquiries.ts";

/** Somebody whom a reply in a thread can go to. */
export interface Recipient {
  contactId: number;
  email: string;
  /** As they signed last. */
  name: string;
  /** Their enquiry in the thread, which the reply is mailed about. */
  enquiryId: number;
  number: string;
}

/**
 * The contacts of an enquiry and of those merged into it; who wrote last is the first. Of several enquiries of theirs it
 * is the one that goes on, or else where they last wrote.
 */
export async function threadRecipients(db: Pick<Reader, "execute">, enquiryId: number): Promise<Recipient[]> {
  const ids = await withMerged(db, enquiryId);
  const { rows } = await db.execute<Record<keyof Recipient, string>>(sql`
    with said as (
      select contact_id, enquiries.id, number, name, max(messages.created_at) as at
      from enquiries left join messages on messages.enquiry_id = enquiries.id and messages.kind = 'visitor'
      where enquiries.id = any (${sql.param(ids)}::bigint[])
      group by enquiries.id
    ), each_one as (
      select distinct on (contact_id) contact_id, id, number, name, max(at) over (partition by contact_id) as at
      from said order by contact_id, id = ${enquiryId} desc, at desc nulls last, id desc
    )
    select each_one.contact_id as "contactId", contacts.email, each_one.name, each_one.id as "enquiryId", number
    from each_one join contacts on contacts.id = each_one.contact_id
    order by at desc nulls last, each_one.id`);
  return rows.map((row) => ({
    ...row,
    contactId: Number(row.contactId),
    enquiryId: Number(row.enquiryId),
  }));
}
