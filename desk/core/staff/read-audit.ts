import { sql } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";

export interface AuditEntry extends Record<string, unknown> {
  id: number;
  /** e.g. "enquiry.closed". */
  kind: string;
  who: string;
  /** The member of staff that it was done to. */
  about: string | null;
  /** Of the enquiry. */
  number: string | null;
  at: string;
  undone: boolean;
}

const A_PAGE = 100;

/** Who did what, the newest first. `before` is the id that the page before ended with. */
export async function readAudit(db: Pick<Reader, "execute">, { before }: { before?: number | undefined }) {
  const { rows } = await db.execute<AuditEntry>(sql`
    select events.id::int as id, events.kind, enquiries.number, events.created_at as at, undone_at is not null as undone,
      case when actor = 'visitor' then 'The visitor' when actor = 'system' then 'The desk'
        else coalesce(nullif(author.name, ''), author.email, 'Somebody who was erased') end as who,
      coalesce(nullif(other.name, ''), other.email) as about
    from events
    left join enquiries on enquiries.id = events.enquiry_id
    left join staff author on actor = 'staff:' || author.id
    left join staff other on other.id::text = data ->> 'staffId'
    where ${before ? sql`events.id < ${before}` : sql`true`}
    order by events.id desc limit ${A_PAGE + 1}`);
  const entries = rows.slice(0, A_PAGE);
  return { entries, next: rows.length > A_PAGE ? entries.at(-1)?.id : undefined };
}
