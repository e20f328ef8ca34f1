import { expect, test } from "vitest";
import { z } from "zod";

import { checked, checkedEntries, day, dollars, oneOf, slug } from "./checked.server";

const schema = z.strictObject({ id: slug, since: day, size: oneOf(["small", "large"]) });
const right = { id: "an-entry", since: "2025-01-15", size: "small" };

test("what is right comes through", () => {
  expect(checkedEntries("entries.ts", schema, [right])).toEqual([right]);
});

test.each([
  [{ since: "2025-02-30" }, 'entries.ts, an-entry, since: must be a day such as "2025-01-15"'],
  [{ size: "huge" }, 'entries.ts, an-entry, size: "huge" is not one of: small, large'],
  [{ colour: "blue" }, "entries.ts, an-entry, colour: is unknown"],
  [{ id: "An Entry" }, "entries.ts, An Entry, id: must be lowercase words with hyphens"],
])("what is wrong is told by file, entry and field: %o", (wrong, told) => {
  expect(() => checkedEntries("entries.ts", schema, [{ ...right, ...wrong }])).toThrow(told);
});

test("no two entries share an id", () => {
  expect(() => checkedEntries("entries.ts", schema, [right, right])).toThrow(
    "two entries have the id an-entry",
  );
});

const priced = z.strictObject({ plans: z.array(z.strictObject({ name: z.string(), price: dollars })) });

test("an entry of a list goes by its name, and a wrong number is told as it was written", () => {
  const written = { plans: [{ name: "Starter", price: -1 }, { name: "Large" }] };
  expect(() => checked("content/plans/vps.yaml", priced, written)).toThrow(
    "content/plans/vps.yaml, Starter, price: −1 is not above 0\ncontent/plans/vps.yaml, Large, price: is missing",
  );
});
