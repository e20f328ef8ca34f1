import { randomUUID } from "node:crypto";

import { data } from "react-router";

import type { StaffMember } from "../../core/staff-session.ts";
import { draftsOf } from "../../core/staff/drafts.ts";
import { fillPlaceholders, valuesFor } from "../../core/staff/fill-placeholders.ts";
import { lastEventId } from "../../core/staff/last-event.ts";
import { activeStaff } from "../../core/staff/list-staff.ts";
import { markRead } from "../../core/staff/mark-read.ts";
import { nextDue } from "../../core/staff/next-due.ts";
import { presentAt } from "../../core/staff/presence.ts";
import { readThread, type Thread } from "../../core/staff/read-thread.ts";
import { listSavedReplies } from "../../core/staff/saved-replies.ts";
import type { Reader } from "../../data/open-database.ts";
import { changeDatabaseQuietly, type Context, queryDatabase } from "../visit";
import { doneWords } from "./event-words";
import type { FilledReply } from "./saved-reply-list";

export type ThreadPageData = Awaited<ReturnType<typeof readThreadPage>>;

/** Everything on the page of an enquiry. Opening it is reading it. */
export async function readThreadPage(context: Context, staff: StaffMember, number: string, url: URL) {
  const page = await queryDatabase(context, async (db) => {
    // First of all: what happens while the rest is read is told once more.
    const lastEvent = await lastEventId(db);
    const all = await readAll(db, staff, number);
    return all && { lastEvent, ...all };
  });
  if (!page) throw data("page", { status: 404 });
  await changeDatabaseQuietly(context, (tx) => markRead(tx, { staff, enquiryId: page.thread.id }));
  const query = url.searchParams;
  const names = new Map(page.colleagues.map(({ id, name }) => [id, name]));
  return {
    staff,
    ...page,
    formKey: randomUUID(),
    tab: query.get("write") === "note" ? ("note" as const) : ("reply" as const),
    /** The saved reply that the address asks for: the list's way without scripts. */
    chosen: page.saved.find(({ id }) => String(id) === query.get("saved"))?.body,
    done: justDone(page.thread, query, names),
    /** Other than before: the form of that kind starts anew. */
    renewed: {
      reply: `${query.get("sent") ?? ""}-${query.get("back") ?? ""}`,
      note: query.get("noted") ?? "",
    },
  };
}

async function readAll(db: Reader, staff: StaffMember, number: string) {
  const thread = await readThread(db, number);
  if (!thread) return undefined;
  return {
    thread,
    due: await nextDue(db, staff.id),
    colleagues: await activeStaff(db),
    drafts: await draftsOf(db, staff.id, thread.id),
    saved: await filledReplies(db, thread, staff.name),
    others: await presentAt(db, [thread.id], staff.id),
  };
}

/** What the address says was done a moment ago, as long as it can be undone. */
function justDone(
  thread: Thread,
  query: URLSearchParams,
  names: ReadonlyMap<number, string>,
): { words: string; eventId?: number } | undefined {
  if (query.has("undone")) return { words: "Undone." };
  if (query.has("back")) return { words: "Taken back. Your text is in the editor." };
  if (query.has("noted")) return { words: "Note added." };
  const event = thread.events.find(({ id }) => String(id) === query.get("done"));
  if (!event || event.undoneAt) return undefined;
  return { words: doneWords(event, { names, now: thread.now }), eventId: event.id };
}

/** Every saved reply as it would be sent in this enquiry. */
async function filledReplies(db: Reader, thread: Thread, me: string): Promise<FilledReply[]> {
  const values = valuesFor(thread, me);
  const replies = await listSavedReplies(db);
  return replies.map((reply) => ({ ...reply, body: fillPlaceholders(reply.body, values) }));
}
