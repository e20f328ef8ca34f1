import { sql } from "drizzle-orm";

import { enquiries } from "../data/schema/index.ts";

/** The words that an enquiry is found by, with those of one more text. */
export function withWords(text: string) {
  return sql`coalesce(${enquiries.search}, '') || to_tsvector('simple', ${text})`;
}

/** All of them anew, after a text was taken out: of who asks, and of everything said. */
export function wordsAnew() {
  return sql`(
    select to_tsvector('simple', concat_ws(' ', enquiries.name, contacts.email, enquiries.company,
      (select string_agg(body, ' ' order by id) from messages where messages.enquiry_id = enquiries.id)))
    from contacts where contacts.id = enquiries.contact_id)`;
}
