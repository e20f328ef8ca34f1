import { expect, it } from "vitest";

import { expiryWarning } from "./security-txt.ts";

const text = "Contact: mailto:security@site.example\nExpires: 2026-12-31T00:00:00.000Z\n";

it("is silent while there is time", () => {
  expect(expiryWarning(text, new Date("2026-12-01T00:00:00Z"))).toBeUndefined();
});

it.each([
  ["in the last month", text, "2026-12-02T00:00:01Z", "expires in 28 days"],
  ["on the last day", text, "2026-12-30T12:00:00Z", "expires in 0 days"],
  ["after the end", text, "2027-01-01T00:00:00Z", "has expired"],
])("warns %s", (_, file, now, warning) => {
  expect(expiryWarning(file, new Date(now))).toContain(warning);
});

it.each(["Contact: mailto:a@site.example\n", "Expires: soon\n"])("warns where there is no date", (file) => {
  expect(expiryWarning(file, new Date("2026-01-01T00:00:00Z"))).toContain("names no date");
});
