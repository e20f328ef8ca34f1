import { describe, expect, it } from "vitest";

import type { QueueRow } from "../../core/staff/queue-rows.ts";
import { countMoves, holdOrder } from "./held-rows.ts";

const row = (id: number, more: Partial<QueueRow> = {}) =>
  ({ id, dueAt: new Date(id * 1000), assignee: null, ...more }) as QueueRow;
const held = [row(1), row(2), row(3)];

describe("an order that is held", () => {
  it("takes what is new in a row and leaves the row where it is", () => {
    const fresh = [row(4), row(3), row(1, { assignee: "Asha", dueAt: null })];
    const shown = holdOrder(held, fresh);
    expect(shown.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(shown[0]).toMatchObject({ assignee: "Asha", dueAt: held[0]?.dueAt });
  });

  it("counts what would come, go, change its group or its place", () => {
    expect(countMoves(held, held)).toBe(0);
    expect(countMoves(held, [row(1, { assignee: "Asha" }), row(2), row(3)])).toBe(0);
    expect(countMoves(held, [row(4), ...held])).toBe(1);
    expect(countMoves(held, [row(1), row(3)])).toBe(1);
    expect(countMoves(held, [row(3), row(1), row(2)])).toBe(1);
    expect(countMoves(held, [row(2), row(3), row(1, { dueAt: null })])).toBe(1);
    expect(countMoves(held, [])).toBe(3);
  });
});
