import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { freshDatabase } from "../../data/testing/fresh-database.ts";
import { acceptEnquiry } from "../accept-enquiry.ts";
import { anEnquiry, anOutbox } from "../testing/an-enquiry.ts";
import { activeStaff } from "./list-staff.ts";
import { nextDue } from "./next-due.ts";
import { readAttachment } from "./read-attachment.ts";
import { readThread } from "./read-thread.ts";

const { db } = await freshDatabase();
const { outbox } = anOutbox();

beforeEach(async () => {
  await db.execute(sql`truncate contacts, used_tokens, staff restart identity cascade`);
  await db.execute(sql`insert into staff (email, name, role)
    values ('m@desk.example', 'Meera', 'agent'), ('a@desk.example', 'Arjun', 'admin')`);
  for (const message of ["First.", "Second."]) {
    await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ message })));
  }
});

describe("readThread", () => {
  it("has the enquiry, its visitor and who has it", async () => {
    await db.execute(sql`update enquiries set assignee_id = 1 where id = 2`);
    expect(await readThread(db, "E-1002")).toMatchObject({
      number: "E-1002",
      version: 1,
      status: "open",
      name: "Asha Rao",
      company: "Northwind",
      email: "asha@company.example",
      assignee: { id: 1, name: "Meera" },
      mergedInto: null,
      firstReplyAt: null,
    });
    expect((await readThread(db, "E-1001"))?.assignee).toBeNull();
    expect(await readThread(db, "E-9")).toBeUndefined();
  });

  it("has messages with their authors, and what became of the mail that carries a reply", async () => {
    await db.execute(sql`insert into messages (enquiry_id, kind, author_id, body)
      values (1, 'staff', 1, 'Yes.'), (1, 'note', 2, 'Careful.')`);
    await db.execute(sql`insert into mails (key, kind, recipient, enquiry_id, data, message_id, not_before)
      values ('message:3:reply', 'reply', 'asha@company.example', 1, '{"messageId": 3}', 'x@y', now() + interval '9 s')`);
    const thread = await readThread(db, "E-1001");
    expect(thread?.messages.map(({ kind, author, mail }) => [kind, author?.name, mail?.state])).toEqual([
      ["visitor", undefined, undefined],
      ["staff", "Meera", "queued"],
      ["note", "Arjun", undefined],
    ]);
    expect(thread?.messages[1]?.mail?.notBefore).toBeInstanceOf(Date);
    expect(thread?.messages[1]?.mail?.notBefore?.getTime()).toBeGreaterThan(thread?.now.getTime() ?? 0);
  });

  it("has quoted text and files, whose content is read on its own", async () => {
    await db.execute(sql`update messages set quoted_text = '> Yes.', message_id = 'm@mail' where id = 1`);
    await db.execute(sql`insert into attachments (message_id, name, media_type, bytes, content)
      values (1, 'plan.pdf', 'application/pdf', 3, 'abc'), (1, 'film.mov', 'video/quicktime', 99999999, null)`);
    const [message] = (await readThread(db, "E-1001"))?.messages ?? [];
    expect(message).toMatchObject({ isMail: true, quotedText: "> Yes." });
    expect(message?.attachments).toEqual([
      { id: 1, name: "plan.pdf", bytes: 3, isKept: true },
      { id: 2, name: "film.mov", bytes: 99_999_999, isKept: false },
    ]);
    expect(String((await readAttachment(db, 1))?.content)).toBe("abc");
    expect(await readAttachment(db, 2)).toBeUndefined();
    expect(await readAttachment(db, 3)).toBeUndefined();
  });

  it("reads what was merged into it as one conversation, in the order of its times", async () => {
    await db.transaction((tx) => acceptEnquiry(tx, outbox, anEnquiry({ message: "Third." })));
    await db.execute(sql`update enquiries set merged_into = 2 where id = 3`);
    await db.execute(sql`update enquiries set merged_into = 1 where id = 2`);
    await db.execute(sql`insert into messages (enquiry_id, kind, body, created_at)
      values (2, 'visitor', 'Between.', (select created_at from messages where id = 1))`);
    const thread = await readThread(db, "E-1001");
    expect(thread?.messages.map(({ body, number }) => [body, number])).toEqual([
      ["First.", "E-1001"],
      ["Between.", "E-1002"],
      ["Second.", "E-1002"],
      ["Third.", "E-1003"],
    ]);
    expect(thread?.earlier).toEqual([]);
    expect((await readThread(db, "E-1002"))?.mergedInto).toBe("E-1001");
  });

  it("names who did what", async () => {
    await db.execute(sql`insert into events (enquiry_id, actor, kind, data)
      values (1, 'staff:2', 'enquiry.assigned', '{"assigneeId": 1}')`);
    const events = (await readThread(db, "E-1001"))?.events ?? [];
    expect(events.map(({ kind, by }) => [kind, by?.name])).toEqual([
      ["enquiry.accepted", undefined],
      ["enquiry.assigned", "Arjun"],
    ]);
  });

  it("lists the visitor's other enquiries, what was ordered in them, and its own quotes", async () => {
    await db.execute(sql`insert into quotes (number, enquiry_id, state, lines, valid_until, accepted_at)
      values ('Q-2001', 1, 'accepted', '[]', '2030-01-01', now())`);
    expect((await readThread(db, "E-1002"))?.earlier).toMatchObject([{ number: "E-1001", isOrdered: true }]);
    const first = await readThread(db, "E-1001");
    expect(first?.quotes).toEqual([{ id: 1, number: "Q-2001", version: 1, state: "accepted" }]);
    expect(first?.earlier).toMatchObject([{ number: "E-1002", isOrdered: false }]);
  });
});

describe("beside a thread", () => {
  it("stands what is due next, with what I have not read", async () => {
    await db.execute(sql`update enquiries set due_at = now() + interval '1 hour' where id = 2`);
    await db.execute(sql`insert into reads (staff_id, enquiry_id) values (1, 2)`);
    const { count, rows } = await nextDue(db, 1);
    expect(count).toBe(2);
    expect(rows.map(({ number, isUnread }) => [number, isUnread])).toEqual([
      ["E-1002", false],
      ["E-1001", true],
    ]);
    expect(rows[0]?.dueAt).toBeInstanceOf(Date);
  });

  it("stand those who can have it, with how much they have", async () => {
    await db.execute(sql`update enquiries set assignee_id = 1`);
    await db.execute(sql`insert into staff (email, name, role, deactivated_at)
      values ('x@desk.example', 'Gone', 'agent', now())`);
    expect(await activeStaff(db)).toEqual([
      { id: 2, name: "Arjun", open: 0 },
      { id: 1, name: "Meera", open: 2 },
    ]);
  });
});
