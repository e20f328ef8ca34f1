import { describe, expect, it } from "vitest";

import { deleteSavedReply, listSavedReplies, saveReply } from "./saved-replies.ts";
import { staffedDesk } from "./testing/staffed-desk.ts";

const { db, meera, arjun } = await staffedDesk();
const save = (title: string, body: string, id?: number) =>
  db.transaction((tx) => saveReply(tx, { staff: meera, title, body, ...(id && { id }) }));
const titles = async (search?: string) => (await listSavedReplies(db, search)).map(({ title }) => title);

describe("saved replies", () => {
  it("are listed by title, and found by words of title and text", async () => {
    await save("Which plan", "Hi {name}, 100% of them fit.");
    await save("opening hours", "We open at 10:00.");
    await save("Backups", "Hi {name}, every night.");
    expect(await titles()).toEqual(["Backups", "opening hours", "Which plan"]);
    expect(await titles("HI night")).toEqual(["Backups"]);
    expect(await titles("100%")).toEqual(["Which plan"]);
    expect(await titles("_")).toEqual([]);
    expect(await titles("\0 ")).toHaveLength(3);
  });

  it("are changed and deleted", async () => {
    const saved = await save("Backups", "Every night.");
    const id = saved.kind === "saved" ? saved.id : 0;
    expect(await save(" Backups  at night ", "At 2:00.", id)).toEqual({ kind: "saved", id });
    expect(await listSavedReplies(db)).toEqual([{ id, title: "Backups at night", body: "At 2:00." }]);
    expect(await db.transaction((tx) => deleteSavedReply(tx, id, arjun))).toBe(true);
    expect(await db.transaction((tx) => deleteSavedReply(tx, id))).toBe(false);
    expect(await save("Backups", "Again.", id)).toEqual({ kind: "not-found" });
  });

  it("have a title of their own, and a text", async () => {
    await save("One", "1");
    const two = await save("Two", "2");
    expect(await save("One", "other")).toEqual({ kind: "title-taken" });
    expect(await save("One", "other", two.kind === "saved" ? two.id : 0)).toEqual({ kind: "title-taken" });
    expect(await save(" ", "x")).toEqual({ kind: "empty" });
    expect(await save("x", " ")).toEqual({ kind: "empty" });
    expect(await save("x".repeat(101), "x")).toEqual({ kind: "too-long" });
    expect(await save("x", "x".repeat(20_001))).toEqual({ kind: "too-long" });
  });
});
