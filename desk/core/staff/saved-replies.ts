import { and, asc, eq, ne, sql } from "drizzle-orm";

import type { Reader, Tx } from "../../data/open-database.ts";
import { events, savedReplies } from "../../data/schema/index.ts";
import { cleanText } from "../received-enquiry.ts";
import type { StaffAction } from "./staff-action.ts";
import { LONGEST_TEXT } from "./longest-text.ts";

export interface SavedReply {
  id: number;
  title: string;
  body: string;
}

interface NewSavedReply {
  staff: StaffAction["staff"];
  /** Of the one that is changed; a new one without it. */
  id?: number;
  title: string;
  body: string;
}

export type ReplySaved =
  { kind: "saved"; id: number } | { kind: "empty" | "too-long" | "title-taken" | "not-found" };

const LONGEST_TITLE = 100;
/** More words narrow no search. */
const MOST_WORDS = 8;

/** By title. With a search, those that have every word of it, in title or text. */
export async function listSavedReplies(db: Reader, search = ""): Promise<SavedReply[]> {
  const words = search.toWellFormed().replaceAll("\0", "").split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return await db
    .select({ id: savedReplies.id, title: savedReplies.title, body: savedReplies.body })
    .from(savedReplies)
    .where(
      and(
        ...words.map(
          (word) =>
            sql`position(lower(${word}) in lower(${savedReplies.title} || ' ' || ${savedReplies.body})) > 0`,
        ),
      ),
    )
    .orderBy(asc(sql`lower(${savedReplies.title})`), asc(savedReplies.id));
}

/** Writes a new one, or changes one. */
export async function saveReply(tx: Tx, { staff, id, ...given }: NewSavedReply): Promise<ReplySaved> {
  const title = cleanText(given.title).replaceAll(/\s+/g, " ");
  const body = cleanText(given.body);
  if (!title || !body) return { kind: "empty" };
  if (title.length > LONGEST_TITLE || body.length > LONGEST_TEXT) return { kind: "too-long" };
  // Two who give the same title at once: the second one waits here, and is told.
  await tx.execute(sql`select pg_advisory_xact_lock(7104205, hashtext(${title}))`);
  const row = { title, body, changedBy: staff.id };
  const saved = id === undefined ? await insert(tx, row) : await update(tx, id, row);
  if (saved.kind === "saved") {
    await tx.insert(events).values({
      actor: `staff:${staff.id}`,
      kind: "saved-reply.saved",
      data: { savedReplyId: saved.id, title },
    });
  }
  return saved;
}

/** Returns whether there was one. */
export async function deleteSavedReply(tx: Tx, id: number, staff?: StaffAction["staff"]): Promise<boolean> {
  const [deleted] = await tx
    .delete(savedReplies)
    .where(eq(savedReplies.id, id))
    .returning({ title: savedReplies.title });
  if (!deleted) return false;
  await tx.insert(events).values({
    actor: staff ? `staff:${staff.id}` : "system",
    kind: "saved-reply.deleted",
    data: { savedReplyId: id, title: deleted.title },
  });
  return true;
}

type Row = Pick<typeof savedReplies.$inferInsert, "title" | "body" | "changedBy">;

async function insert(tx: Tx, row: Row): Promise<ReplySaved> {
  const [made] = await tx
    .insert(savedReplies)
    .values(row)
    .onConflictDoNothing({ target: savedReplies.title })
    .returning({ id: savedReplies.id });
  return made ? { kind: "saved", id: made.id } : { kind: "title-taken" };
}

async function update(tx: Tx, id: number, row: Row): Promise<ReplySaved> {
  const taken = await tx
    .select({ id: savedReplies.id })
    .from(savedReplies)
    .where(and(eq(savedReplies.title, row.title), ne(savedReplies.id, id)));
  if (taken.length > 0) return { kind: "title-taken" };
  const [changed] = await tx
    .update(savedReplies)
    .set({ ...row, changedAt: sql`now()` })
    .where(eq(savedReplies.id, id))
    .returning({ id: savedReplies.id });
  return changed ? { kind: "saved", id } : { kind: "not-found" };
}
