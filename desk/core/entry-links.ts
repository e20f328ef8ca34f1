import { createHash, randomBytes } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Tx } from "../data/open-database.ts";
import { entryLinks } from "../data/schema/index.ts";

interface NewEntryLink {
  /** Absent for the very first member of staff, who says who they are. */
  staffId?: number;
  /** How long it can be used. */
  hours: number;
}

/** Makes a link that lets somebody in once. Returns its token, which is stored nowhere: only its hash is. */
export async function createEntryLink(tx: Tx, { staffId, hours }: NewEntryLink): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(entryLinks).values({
    tokenHash: createHash("sha256").update(token).digest("hex"),
    staffId: staffId ?? null,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  });
  return token;
}
