import { eq } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { enquiries } from "../../data/schema/index.ts";

export async function enquiryIdOf(db: Pick<Reader, "select">, number: string): Promise<number | undefined> {
  const [row] = await db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.number, number));
  return row?.id;
}
