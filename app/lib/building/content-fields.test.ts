import { expect, test } from "vitest";
import { z } from "zod";

import {
  day,
  dollars,
  flag,
  inOrder,
  oneOf,
  parseContent,
  slug,
  text,
  webAddress,
} from "./content-fields.server";

const schema = z.strictObject({
  anchor: slug,
  title: text(5, 20),
  since: day,
  size: oneOf(["small", "large"]),
  page: webAddress,
  popular: flag,
});
const right = {
  anchor: "an-entry",
  title: "An entry",
  since: "2025-01-15",
  size: "small",
  page: "https://example.com",
};

test("what is right comes through", () => {
  expect(parseContent("entry.yaml", schema, right)).toEqual(right);
});

test.each([
  [{ title: "" }, "entry.yaml, title: is shorter than 5 characters"],
  [{ title: null }, "entry.yaml, title: is missing"],
  [{ title: 98 }, "entry.yaml, title: 98 is no text; put it in quotes"],
  [{ since: "2025-02-30" }, 'entry.yaml, since: "2025-02-30" is no day such as "2025-01-15"'],
  [{ since: undefined }, "entry.yaml, since: is missing"],
  [{ size: "huge" }, 'entry.yaml, size: "huge" is not one of: small, large'],
  [{ page: "example.com" }, 'entry.yaml, page: "example.com" is no web address'],
  [{ popular: false }, 'entry.yaml, popular: is "true" or left out'],
  [{ colour: "blue" }, "entry.yaml, colour: is unknown; mistyped?"],
  [{ anchor: "An Entry" }, "entry.yaml, anchor: must be lowercase words with hyphens"],
])("what is wrong is told by file and field: %o", (wrong, told) => {
  expect(() => parseContent("entry.yaml", schema, { ...right, ...wrong })).toThrow(told);
});

const priced = z.strictObject({ plans: z.array(z.strictObject({ name: z.string(), price: dollars })) });

test("an entry of a list goes by its name, and a wrong number is told as it was written", () => {
  const written = { plans: [{ name: "Starter", price: -1 }, { name: "Large" }] };
  expect(() => parseContent("content/plans/vps.yaml", priced, written)).toThrow(
    "content/plans/vps.yaml, Starter, price: −1 is not above 0\ncontent/plans/vps.yaml, Large, price: is missing",
  );
});

test("files stand in the order that they state, and no two state one place", () => {
  const [first, second] = [
    { id: "b", order: 1 },
    { id: "a", order: 2 },
  ] as const;
  expect(inOrder("letters", [second, first])).toEqual([{ id: "b" }, { id: "a" }]);
  expect(() => inOrder("letters", [second, first, { id: "c", order: 1 }])).toThrow(
    "content/letters/c.yaml, order: 1 is that of b.yaml, too",
  );
});
