import { asc, eq, sql } from "drizzle-orm";
import { beforeEach } from "vitest";

import { enquiries, events } from "../../../data/schema/index.ts";
import { freshDatabase } from "../../../data/testing/fresh-database.ts";
import { acceptEnquiry } from "../../accept-enquiry.ts";
import { anEnquiry, anOutbox } from "../../testing/an-enquiry.ts";

/** Meera and Arjun work here, Gone no longer does. Before each test there are two enquiries, E-1001 and E-1002. */
export async function staffedDesk() {
  const { db, url } = await freshDatabase();
  const { outbox, enqueued, delays } = anOutbox();

  beforeEach(async () => {
    await db.execute(
      sql`truncate contacts, used_tokens, staff, events, saved_replies restart identity cascade`,
    );
    await db.execute(sql`insert into staff (email, name, role, deactivated_at) values
      ('meera@desk.example', 'Meera', 'agent', null), ('arjun@desk.example', 'Arjun', 'admin', null),
      ('gone@desk.example', 'Gone', 'agent', now())`);
    await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry()));
    await db.transaction((tx) =>
      acceptEnquiry(tx, outbox, anEnquiry({ name: "Ben Ode", email: "ben@company.example" })),
    );
    enqueued.length = 0;
    delays.length = 0;
  });

  return {
    db,
    url,
    outbox,
    enqueued,
    delays,
    meera: { id: 1 },
    arjun: { id: 2 },
    gone: { id: 3 },
    /** Without what changes with every action. */
    state: async (number = "E-1001") => {
      const [row] = await db.select().from(enquiries).where(eq(enquiries.number, number));
      if (!row) throw new Error(`There is no ${number}`);
      const { status, assigneeId, dueAt, firstReplyAt, snoozedUntil, mergedInto } = row;
      return { status, assigneeId, dueAt, firstReplyAt, snoozedUntil, mergedInto };
    },
    version: async (number = "E-1001") => {
      const [row] = await db.select().from(enquiries).where(eq(enquiries.number, number));
      return row?.version ?? 0;
    },
    eventKinds: async (number = "E-1001") => {
      const rows = await db
        .select({ kind: events.kind })
        .from(events)
        .innerJoin(enquiries, eq(enquiries.id, events.enquiryId))
        .where(eq(enquiries.number, number))
        .orderBy(asc(events.id));
      return rows.map(({ kind }) => kind);
    },
  };
}
