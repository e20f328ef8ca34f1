import { sql } from "drizzle-orm";
import type { Reader, Tx } from "../../data/open-database.ts";
import type { Present } from "./use-presence";
export async function markRead(tx: Tx, { staffId, enquiryId }: { staffId: number; enquiryId: number }) {
  await tx.execute(
    sql`insert into reads (staff_id, enquiry_id) values (${staffId}, ${enquiryId}) on conflict (staff_id, enquiry_id) do update set read_at = now()`,
  );
}
export async function presentAt(_db: Reader, _: { enquiryId: number; except: number }): Promise<Present[]> {
  return [];
}
export async function filledReplies(
  _db: Reader,
  ..._rest: unknown[]
): Promise<{ id: number; title: string; body: string }[]> {
  return [{ id: 1, title: "Set-up dates", body: "Both can be running by the 25th." }];
}
