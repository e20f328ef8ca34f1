import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * In the shape that rate-limiter-flexible expects. The migration makes it unlogged: what is counted here may be lost
 * in a power cut, and a commit that touches nothing else need not wait for the disk.
 */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});
