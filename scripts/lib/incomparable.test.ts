import { expect, it } from "vitest";

import { whyIncomparable } from "./incomparable.mjs";

const made = { platform: "linux", browser: "156" };

it("compares pictures of the same system and browser", () => {
  expect(whyIncomparable(made, { ...made })).toBeUndefined();
});

it.each([
  { platform: "darwin", browser: "156" },
  { platform: "linux", browser: "157" },
  { platform: "linux", browser: "unknown" },
])("says what to do where the pictures are from elsewhere: $platform, $browser", (here) => {
  expect(whyIncomparable(made, here)).toMatch(/can't be compared.*Chromium 156 on linux.*--update$/s);
});
