import { sql } from "drizzle-orm";

import { replyHours } from "../../app/catalogue/promises/enquiries.data.ts";

/** How long an answer may take, in SQL. A constant there, so that the statement stays the same. */
export const replyInterval = sql.raw(`interval '${Number(replyHours)} hours'`);
