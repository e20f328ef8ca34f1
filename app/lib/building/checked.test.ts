import { expect, test } from "vitest";
import { z } from "zod";

import { checkedEntries, day, oneOf, slug } from "./checked.server";

const schema = z.strictObject({ id: slug, since: day, size: oneOf(["small", "large"]) });
const right = { id: "an-entry", since: "2025-01-15", size: "small" };

test("what is right comes through", () => {
  expect(checkedEntries("entries.ts", schema, [right])).toEqual([right]);
});

test.each([
  [{ since: "2025-02-30" }, 'entries.ts, an-entry: since must be a day such as "2025-01-15"'],
  [{ size: "huge" }, 'entries.ts, an-entry: size is "huge", not one of: small, large'],
  [{ colour: "blue" }, "entries.ts, an-entry: colour"],
  [{ id: "An Entry" }, "entries.ts, An Entry: id must be lowercase words with hyphens"],
])("what is wrong is told by file, entry and field: %o", (wrong, told) => {
  expect(() => checkedEntries("entries.ts", schema, [{ ...right, ...wrong }])).toThrow(told);
});

test("no two entries share an id", () => {
  expect(() => checkedEntries("entries.ts", schema, [right, right])).toThrow(
    "two entries have the id an-entry",
  );
});
