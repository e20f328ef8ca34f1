import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { enquiries, events, mails, messages } from "../../data/schema/index.ts";
import { visitorEnquiry } from "../read-enquiry.ts";
import { mergeEnquiry } from "./merge.ts";
import { readThread } from "./read-thread.ts";
import { replyToEnquiry } from "./reply.ts";
import { sendReplyNow } from "./send-now.ts";
import { setStatus } from "./set-status.ts";
import { takeBackReply } from "./take-back.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";

const { db, outbox, meera, arjun, state, version } = await staffedDesk();

/** Ben's E-1002 goes on in Asha's E-1001. */
beforeEach(async () => {
  await db.transaction((tx) =>
    mergeEnquiry(tx, { staff: meera, number: "E-1002", version: 1, into: "E-1001" }),
  );
});

async function reply(to?: number) {
  const seen = await version();
  return await db.transaction((tx) =>
    replyToEnquiry(tx, outbox, {
      staff: meera,
      number: "E-1001",
      version: seen,
      body: "Both can run by Friday.",
      formKey: `f${seen}`,
      next: "wait",
      ...(to !== undefined && { to }),
    }),
  );
}

const lastMail = async () =>
  (
    await db
      .select({ recipient: mails.recipient, number: enquiries.number, state: mails.state })
      .from(mails)
      .innerJoin(enquiries, eq(enquiries.id, mails.enquiryId))
      .where(eq(mails.kind, "reply"))
      .orderBy(asc(mails.id))
  ).at(-1);

it("offers everybody of the thread, who wrote last first", async () => {
  const names = async () => (await readThread(db, "E-1001"))?.recipients.map(({ email }) => email);
  expect(await names()).toEqual(["ben@company.example", "asha@company.example"]);
  await db.execute(
    sql`insert into messages (enquiry_id, kind, body) values (1, 'visitor', 'And one more thing.')`,
  );
  expect(await names()).toEqual(["asha@company.example", "ben@company.example"]);
});

it("goes to who was chosen, about their own enquiry, and is read by nobody else", async () => {
  expect(await reply(2)).toMatchObject({ kind: "replied" });
  expect(await lastMail()).toMatchObject({ recipient: "ben@company.example", number: "E-1002" });
  const bodies = async (number: string) =>
    (await visitorEnquiry(db, number))?.messages.map(({ body }) => body);
  expect(await bodies("E-1002")).toContain("Both can run by Friday.");
  expect(await bodies("E-1001")).not.toContain("Both can run by Friday.");
  expect((await readThread(db, "E-1001"))?.messages.at(-1)).toMatchObject({
    number: "E-1002",
    mail: { recipient: "ben@company.example" },
  });
  expect(await state()).toMatchObject({ status: "waiting", dueAt: null });
});

it("goes to whose enquiry it is unless somebody was chosen, and to nobody from outside", async () => {
  await reply();
  expect(await lastMail()).toMatchObject({ recipient: "asha@company.example", number: "E-1001" });
  expect(await reply(99)).toEqual({ kind: "not-in-thread" });
});

it("taken back, the promise holds again where it was kept", async () => {
  const before = await state();
  const replied = await reply(2);
  if (replied.kind !== "replied") throw new Error(replied.kind);
  const taken = await db.transaction((tx) =>
    takeBackReply(tx, { staff: meera, messageId: replied.messageId }),
  );
  expect(taken).toMatchObject({ kind: "taken-back" });
  expect(await state()).toEqual(before);
  expect(await db.select().from(messages).where(eq(messages.kind, "staff"))).toEqual([]);
});

it("an answer to somebody else of the thread is an answer: opened again, nothing is due", async () => {
  await db.transaction(async (tx) =>
    setStatus(tx, { staff: meera, number: "E-1001", version: await version(), status: "closed" }),
  );
  await reply(2);
  await db.transaction(async (tx) =>
    setStatus(tx, { staff: meera, number: "E-1001", version: await version(), status: "open" }),
  );
  expect((await state()).dueAt).toBeNull();
});

it("sent now, it leaves at once and cannot be taken back; only by who wrote it", async () => {
  const replied = await reply(2);
  if (replied.kind !== "replied") throw new Error(replied.kind);
  const { messageId } = replied;
  const seen = await version();
  const now = (staff: { id: number }) => db.transaction((tx) => sendReplyNow(tx, { staff, messageId }));
  expect(await now(arjun)).toEqual({ kind: "not-found" });
  expect(await now(meera)).toEqual({ kind: "leaves" });
  expect(await now(meera)).toEqual({ kind: "has-left" });
  const { rows } = await db.execute(
    sql`select not_before <= clock_timestamp() as may from mails where kind = 'reply'`,
  );
  expect(rows).toEqual([{ may: true }]);
  expect(await db.transaction((tx) => takeBackReply(tx, { staff: meera, messageId }))).toEqual({
    kind: "too-late",
  });
  expect(await version()).toBe(seen);
  const written = await db.select().from(events).where(eq(events.kind, "reply.sent-now"));
  expect(written).toMatchObject([{ enquiryId: 1, actor: "staff:1", data: { messageId } }]);
});
