import { sql } from "drizzle-orm";

import type { Reader } from "../data/open-database.ts";

export interface DeskFigures {
  /** Seconds since the oldest mail that waits was written. */
  outboxAge: number;
  outboxSize: number;
  undelivered: number;
  open: number;
  overdue: number;
}

/** How the desk stands, by the database's clock. */
export async function deskFigures(db: Pick<Reader, "execute">): Promise<DeskFigures> {
  const { rows } = await db.execute<Record<keyof DeskFigures, number>>(sql`
    select
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from mails where state = 'queued') as "outboxAge",
      (select count(*)::int from mails where state = 'queued') as "outboxSize",
      (select count(*)::int from mails where state = 'dead') as "undelivered",
      (select count(*)::int from enquiries where due_at is not null) as "open",
      (select count(*)::int from enquiries where due_at < now()) as "overdue"`);
  const [figures] = rows;
  if (!figures) throw new Error("The database gave no figures");
  return figures;
}
