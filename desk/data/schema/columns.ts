import { bigint, timestamp } from "drizzle-orm/pg-core";

/** Ids fit a JavaScript number for longer than anybody will count. */
export const id = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

export const reference = (name: string) => bigint(name, { mode: "number" });

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The database's clock is the only one. */
export const createdAt = () => moment("created_at").notNull().defaultNow();
