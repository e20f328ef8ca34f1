import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { draftsOf, saveDraft } from "./drafts.ts";
import { markRead } from "./mark-read.ts";
import { presentAt, showPresence } from "./presence.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";

const { db, meera, arjun } = await staffedDesk();
const show = (staff: { id: number }, enquiryId: number, isWriting = false) =>
  db.transaction((tx) => showPresence(tx, { staff, enquiryId, isWriting }));
const save = (body: string, kind: "reply" | "note" = "reply", number = "E-1001") =>
  db.transaction((tx) => saveDraft(tx, { staff: meera, number, kind, body }));

describe("presence", () => {
  it("shows who else has it open, for half a minute", async () => {
    await show(meera, 1);
    await show(arjun, 1);
    await show(arjun, 1, true);
    await show(arjun, 2);
    expect(await presentAt(db, [1], meera.id)).toEqual([
      { enquiryId: 1, staffId: arjun.id, name: "Arjun", isWriting: true },
    ]);
    expect(await presentAt(db, [1, 2], 0)).toHaveLength(3);
    expect(await presentAt(db, [], 0)).toEqual([]);
    await db.execute(sql`update presence set seen_at = now() - interval '31 seconds'`);
    expect(await presentAt(db, [1, 2], 0)).toEqual([]);
  });
});

describe("markRead", () => {
  it("keeps when it was last opened", async () => {
    const read = () => db.transaction((tx) => markRead(tx, { staff: meera, enquiryId: 1 }));
    await read();
    await db.execute(sql`update reads set read_at = now() - interval '1 hour'`);
    await read();
    const { rows } = await db.execute(sql`select read_at > now() - interval '1 minute' as fresh from reads`);
    expect(rows).toEqual([{ fresh: true }]);
  });
});

describe("saveDraft", () => {
  it("keeps what somebody types, of each kind the last, until it is empty", async () => {
    expect(await save("Yes ")).toEqual({ kind: "saved" });
    expect(await save("Yes, to\0day \ud800")).toEqual({ kind: "saved" });
    await save("Be kind", "note");
    expect(await draftsOf(db, meera.id, 1)).toMatchObject({
      reply: { body: "Yes, today \ufffd" },
      note: { body: "Be kind" },
    });
    expect(await draftsOf(db, arjun.id, 1)).toEqual({ reply: null, note: null });
    expect(await save(" \n")).toEqual({ kind: "deleted" });
    expect((await draftsOf(db, meera.id, 1)).reply).toBeNull();
    expect(await save("x".repeat(20_001))).toEqual({ kind: "too-long" });
    expect(await save("x", "reply", "E-9")).toEqual({ kind: "not-found" });
  });
});
