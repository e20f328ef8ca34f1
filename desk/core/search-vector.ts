import { sql } from "drizzle-orm";

import { enquiries } from "../data/schema/index.ts";

/** PostgreSQL refuses a list of words of 1 MB. One that is this long takes no more: what was written is kept anyway. */
const MOST_BYTES = 600_000;

/** The words that an enquiry is found by, with those of one more text. */
export function searchVectorWith(text: string) {
  return sql`case when octet_length(${enquiries.search}::text) > ${MOST_BYTES} then ${enquiries.search}
    else coalesce(${enquiries.search}, '') || to_tsvector('simple', ${text}) end`;
}

/** All of them anew, after a text was taken out: of who asks, and of everything said. */
export function rebuiltSearchVector() {
  return sql`(
    select to_tsvector('simple', concat_ws(' ', enquiries.name, contacts.email, enquiries.company,
      (select left(string_agg(body, ' ' order by id), ${MOST_BYTES / 4}) from messages
        where messages.enquiry_id = enquiries.id)))
    from contacts where contacts.id = enquiries.contact_id)`;
}
