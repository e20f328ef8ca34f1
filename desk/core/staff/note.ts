import { eq, sql } from "drizzle-orm";

import type { Tx } from "../../data/open-database.ts";
import { enquiries, events, messages } from "../../data/schema/index.ts";
import { derivedKey } from "../derived-key.ts";
import { cleanText } from "../received-enquiry.ts";
import { searchVectorWith } from "../search-vector.ts";
import type { StaffAction } from "./staff-action.ts";
import { deleteDraft } from "./drafts.ts";
import { LONGEST_TEXT } from "./longest-text.ts";

interface NewNote {
  staff: StaffAction["staff"];
  number: string;
  body: string;
  /** Of the form that it was typed into: the same text from it again is the same note. */
  formKey: string;
}

export type Noted =
  { kind: "noted"; messageId: number } | { kind: "empty" | "too-long" | "repeated" | "not-found" };

/** Writes something for the team. It changes nothing of the enquiry, so nobody's action comes too late because of it. */
export async function addNote(tx: Tx, note: NewNote): Promise<Noted> {
  const { staff, number, formKey } = note;
  const body = cleanText(note.body);
  if (!body) return { kind: "empty" };
  if (body.length > LONGEST_TEXT) return { kind: "too-long" };
  const [enquiry] = await tx
    .update(enquiries)
    .set({ lastActivityAt: sql`now()` })
    .where(eq(enquiries.number, number))
    .returning({ id: enquiries.id });
  if (!enquiry) return { kind: "not-found" };
  const [message] = await tx
    .insert(messages)
    .values({
      enquiryId: enquiry.id,
      kind: "note",
      authorId: staff.id,
      body,
      idempotencyKey: derivedKey("note", `${staff.id}`, number, formKey, body),
    })
    .onConflictDoNothing({ target: messages.idempotencyKey })
    .returning({ id: messages.id });
  if (!message) return { kind: "repeated" };
  await tx
    .update(enquiries)
    .set({ search: searchVectorWith(body) })
    .where(eq(enquiries.id, enquiry.id));
  await tx.insert(events).values({
    enquiryId: enquiry.id,
    actor: `staff:${staff.id}`,
    kind: "note.added",
    data: { messageId: message.id },
  });
  await deleteDraft(tx, { staffId: staff.id, enquiryId: enquiry.id, kind: "note" });
  return { kind: "noted", messageId: message.id };
}
