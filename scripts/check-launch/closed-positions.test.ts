import { expect, test } from "vitest";

import { positions } from "../../app/catalogue/positions.data.ts";
import { closedPositions } from "./closed-positions.ts";

test("a position is open on its last day and closed on the next", () => {
  const some = positions.slice(0, 1).map((position) => ({ ...position, openUntil: "2027-06-30" }));
  expect(closedPositions(some, new Date("2027-06-30T23:00:00Z"))).toEqual([]);
  expect(closedPositions(some, new Date("2027-07-01T00:00:00Z"))).toHaveLength(1);
});
