import type { Client } from "pg";

import type { Subject } from "../../app/enquiry/subject/subject.ts";
import { areaOfEnquiry } from "./enquiry-area.ts";

const AT_ONCE = 1000;

interface Row {
  id: string;
  service: string;
  subject: Subject | null;
  isNew: boolean;
}

/**
 * What an earlier version wrote has no area, and no time at which the visitor wrote last. Filled in after the migration,
 * a thousand rows at a time, so that visitors never wait for it; at every start, since an earlier version may go on
 * writing beside this one.
 */
export async function backfillEnquiries(client: Client): Promise<void> {
  for (let last = "0"; ;) {
    const { rows } = await client.query<Row>(
      `select id, service, subject, last_visitor_at = '-infinity' as "isNew" from enquiries
      where id > $1 and (last_visitor_at = '-infinity' or (area = '' and (service <> '' or subject is not null)))
      order by id limit ${AT_ONCE}`,
      [last],
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    const changes = rows
      .map(({ id, isNew, ...asked }) => ({ id, isNew, area: areaOfEnquiry(asked) }))
      .filter(({ isNew, area }) => isNew || area !== "");
    await client.query(
      `update enquiries set area = given.area,
        last_visitor_at = case when last_visitor_at = '-infinity' then created_at else last_visitor_at end
      from unnest($1::bigint[], $2::text[]) as given (id, area) where enquiries.id = given.id`,
      [changes.map(({ id }) => id), changes.map(({ area }) => area)],
    );
  }
}
