import { and, eq, inArray, sql } from "drizzle-orm";

import type { Subject } from "../../../app/enquiry/subject/subject.ts";
import type { Reader } from "../../data/open-database.ts";
import { enquiries, type EnquiryStatus, readMarks, staff } from "../../data/schema/index.ts";
import { type Present, presentAt } from "./presence.ts";

/** A line of the queue. */
export interface QueueRow {
  id: number;
  number: string;
  name: string;
  company: string;
  service: string;
  /** Whose business it is; empty for nobody's. */
  area: string;
  subject: Subject | null;
  /** How their message begins. */
  excerpt: string;
  status: EnquiryStatus;
  /** When an answer is due; null while none is. */
  dueAt: Date | null;
  snoozedUntil: Date | null;
  firstReplyAt: Date | null;
  /** Of our last answer. */
  lastReplyAt: Date | null;
  lastActivityAt: Date;
  lastVisitorAt: Date;
  assigneeId: number | null;
  assignee: string | null;
  /** Whoever asks has not opened it since the visitor last wrote. */
  isUnread: boolean;
  /** Colleagues who have it open right now. */
  others: readonly Pick<Present, "name" | "isWriting">[];
}

const EXCERPT = 160;

/** The enquiries of a page, in the order of their ids as given. */
export async function queueRows(db: Reader, staffId: number, ids: readonly number[]): Promise<QueueRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: enquiries.id,
      number: enquiries.number,
      name: enquiries.name,
      company: enquiries.company,
      service: enquiries.service,
      area: enquiries.area,
      subject: enquiries.subject,
      excerpt: sql<string>`coalesce((select left(body, ${EXCERPT}::int) from messages
        where enquiry_id = ${enquiries.id} and kind = 'visitor' order by id limit 1), '')`,
      status: enquiries.status,
      dueAt: enquiries.dueAt,
      snoozedUntil: enquiries.snoozedUntil,
      firstReplyAt: enquiries.firstReplyAt,
      lastReplyAt: sql<Date | string | null>`(select created_at from messages
        where enquiry_id = ${enquiries.id} and kind = 'staff' order by id desc limit 1)`,
      lastActivityAt: enquiries.lastActivityAt,
      lastVisitorAt: enquiries.lastVisitorAt,
      assigneeId: enquiries.assigneeId,
      assignee: staff.name,
      isUnread: sql<boolean>`coalesce(${readMarks.readAt} < ${enquiries.lastVisitorAt}, true)`,
    })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .leftJoin(readMarks, and(eq(readMarks.enquiryId, enquiries.id), eq(readMarks.staffId, staffId)))
    .where(inArray(enquiries.id, [...ids]));
  const onlookers = Map.groupBy(await presentAt(db, ids, staffId), ({ enquiryId }) => enquiryId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const lastReplyAt = row.lastReplyAt === null ? null : new Date(row.lastReplyAt);
    return [{ ...row, lastReplyAt, others: onlookers.get(id) ?? [] }];
  });
}
