import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { Database } from "../data/open-database.ts";
import {
  entryLinks,
  presence,
  rateLimits,
  sessions,
  usedTokens,
  users,
  verifications,
  webhookDeliveries,
} from "../data/schema/index.ts";

export interface DailyTask {
  name: string;
  run: (db: Database) => Promise<void>;
}

/** What is done once a day, each by itself: one that fails keeps no other from running. Safe to run twice. */
export const dailyTasks: readonly DailyTask[] = [
  expiry("used questions", usedTokens, sql`expires_at < now()`),
  expiry("rate limits", rateLimits, sql`expire < extract(epoch from now()) * 1000`),
  expiry("entry links", entryLinks, sql`expires_at < now()`),
  expiry("sessions", sessions, sql`expires_at < now()`),
  expiry("verifications", verifications, sql`expires_at < now()`),
  expiry(
    "accounts never verified",
    users,
    sql`not email_verified and created_at < now() - interval '7 days'`,
  ),
  expiry("presence", presence, sql`seen_at < now() - interval '1 hour'`),
  expiry("webhook deliveries", webhookDeliveries, sql`created_at < now() - interval '30 days'`),
];

/** Rows that are deleted at once: a statement that takes longer than three seconds is ended by the database. */
const BATCH = 5000;

function expiry(name: string, table: PgTable, isOver: SQL): DailyTask {
  return {
    name,
    run: async (db) => {
      let deleted: number | null = BATCH;
      while (deleted === BATCH) {
        ({ rowCount: deleted } = await db.execute(
          sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOver} limit ${BATCH}))`,
        ));
      }
    },
  };
}
