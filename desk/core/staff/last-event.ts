import { max } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { events } from "../../data/schema/index.ts";

/** What a page that is read now knows of. */
export async function lastEventId(db: Pick<Reader, "select">): Promise<number> {
  const [row] = await db.select({ id: max(events.id) }).from(events);
  return Number(row?.id ?? 0);
}
