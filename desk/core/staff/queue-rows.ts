import { and, eq, inArray, ne, sql } from "drizzle-orm";

import type { PricedSubject } from "../../../app/enquiry/subject.ts";
import type { Reader } from "../../data/open-database.ts";
import { enquiries, type EnquiryStatus, presence, reads, staff } from "../../data/schema/index.ts";

/** A line of the queue. */
export interface QueueRow {
  id: number;
  number: string;
  name: string;
  company: string;
  service: string;
  subject: PricedSubject | null;
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
  others: readonly Onlooker[];
}

interface Onlooker {
  name: string;
  isWriting: boolean;
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
      isUnread: sql<boolean>`coalesce(${reads.readAt} < ${enquiries.lastVisitorAt}, true)`,
    })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .leftJoin(reads, and(eq(reads.enquiryId, enquiries.id), eq(reads.staffId, staffId)))
    .where(inArray(enquiries.id, [...ids]));
  const onlookers = await othersAt(db, staffId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const lastReplyAt = row.lastReplyAt === null ? null : new Date(row.lastReplyAt);
    return [{ ...row, lastReplyAt, others: onlookers.get(id) ?? [] }];
  });
}

/** A page that is open says so every few seconds: silence of half a minute means that it was closed. */
async function othersAt(db: Reader, staffId: number, ids: readonly number[]) {
  const rows = await db
    .select({ enquiryId: presence.enquiryId, name: staff.name, isWriting: presence.isWriting })
    .from(presence)
    .innerJoin(staff, eq(staff.id, presence.staffId))
    .where(
      and(
        inArray(presence.enquiryId, [...ids]),
        ne(presence.staffId, staffId),
        sql`${presence.seenAt} > now() - interval '30 seconds'`,
      ),
    )
    .orderBy(sql`${presence.isWriting} desc`, staff.name);
  return Map.groupBy(rows, ({ enquiryId }) => enquiryId) as Map<number, Onlooker[]>;
}
