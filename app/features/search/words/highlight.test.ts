import { expect, test } from "vitest";

import { highlight } from "./highlight";

const shown = (text: string, query: string, found: string[]) =>
  highlight(text, query, found)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join("");

test.each([
  ["VPS Hosting Plans", "vps", ["vps"], "[VPS] Hosting Plans"],
  ["VPS Hosting Plans", "host", ["hosting"], "VPS [Host]ing Plans"],
  ["VPS Hosting Plans", "hostng", ["hosting"], "VPS [Hosting] Plans"],
  ["Managed backups", "backup", ["backup"], "Managed [backups]"],
  ["Business E-mail", "email", ["email"], "Business [E-mail]"],
  ["Café", "cafe", ["cafe"], "[Café]"],
  ["With 8 GB of RAM", "8gb", ["8gb"], "With [8 GB] of RAM"],
  ["Extended Validation", "ev", ["extended", "validation"], "[Extended] [Validation]"],
  ["nothing to see", "vps", [], "nothing to see"],
  ["<b>VPS</b>", "vps", ["vps"], "<b>[VPS]</b>"],
  ["a.b", ".*", [], "a.b"],
])("%j, asked for %j", (text, query, found, expected) => {
  expect(shown(text, query, found)).toBe(expected);
});
