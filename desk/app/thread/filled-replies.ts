import { fillIn, valuesFor } from "../../core/staff/fill-in.ts";
import type { Thread } from "../../core/staff/read-thread.ts";
import { listSavedReplies } from "../../core/staff/saved-replies.ts";
import type { Reader } from "../../data/open-database.ts";
import type { FilledReply } from "./saved-replies";

/** Every saved reply as it would be sent in this enquiry. */
export async function filledReplies(db: Reader, thread: Thread, me: string): Promise<FilledReply[]> {
  const values = valuesFor(thread, me);
  const replies = await listSavedReplies(db);
  return replies.map((reply) => ({ ...reply, body: fillIn(reply.body, values) }));
}
