import { and, eq, sql } from "drizzle-orm";

import type { Reader, Tx } from "../../data/open-database.ts";
import { drafts, enquiries } from "../../data/schema/index.ts";
import type { StaffAction } from "./staff-action.ts";
import { LONGEST_TEXT } from "./longest-text.ts";

export type DraftKind = "reply" | "note";

interface NewDraft {
  staff: StaffAction["staff"];
  number: string;
  kind: DraftKind;
  body: string;
}

export interface Draft {
  body: string;
  updatedAt: Date;
}

/** Keeps what somebody has begun to write. Empty: nothing is kept any more. */
export async function saveDraft(
  tx: Tx,
  { staff, number, kind, body }: NewDraft,
): Promise<{ kind: "saved" | "deleted" | "too-long" | "not-found" }> {
  if (body.length > LONGEST_TEXT) return { kind: "too-long" };
  const [enquiry] = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.number, number));
  if (!enquiry) return { kind: "not-found" };
  if (!body.trim()) {
    await deleteDraft(tx, { staffId: staff.id, enquiryId: enquiry.id, kind });
    return { kind: "deleted" };
  }
  await keepDraft(tx, { staffId: staff.id, enquiryId: enquiry.id, kind, body });
  return { kind: "saved" };
}

/** What a member of staff has begun to write in an enquiry. */
export async function draftsOf(
  db: Reader,
  staffId: number,
  enquiryId: number,
): Promise<Record<DraftKind, Draft | null>> {
  const rows = await db
    .select({ kind: drafts.kind, body: drafts.body, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(and(eq(drafts.staffId, staffId), eq(drafts.enquiryId, enquiryId)));
  const draft = (wanted: DraftKind): Draft | null => {
    const found = rows.find(({ kind }) => kind === wanted);
    return found ? { body: found.body, updatedAt: found.updatedAt } : null;
  };
  return { reply: draft("reply"), note: draft("note") };
}

type Place = Pick<typeof drafts.$inferSelect, "staffId" | "enquiryId" | "kind">;

export async function keepDraft(tx: Tx, draft: Place & { body: string }): Promise<void> {
  // Half a character, or a zero byte, is refused by the database. Spaces stay: somebody is still typing.
  const body = draft.body.toWellFormed().replaceAll("\0", "");
  await tx
    .insert(drafts)
    .values({ ...draft, body })
    .onConflictDoUpdate({
      target: [drafts.staffId, drafts.enquiryId, drafts.kind],
      set: { body, updatedAt: sql`now()` },
    });
}

/** Returns what was kept. */
export async function deleteDraft(tx: Tx, { staffId, enquiryId, kind }: Place): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(drafts)
    .where(and(eq(drafts.staffId, staffId), eq(drafts.enquiryId, enquiryId), eq(drafts.kind, kind)))
    .returning({ body: drafts.body });
  return deleted?.body;
}
