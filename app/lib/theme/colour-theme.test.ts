import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { colourTheme } from "./colour-theme";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

it.for(["blue", "red", "purple", "green", "indigo", "teal"])(
  "%s has a theme that the tokens define",
  (colour) => {
    expect(colourTheme(colour)).toBe(`theme-${colour}`);
    expect(tokens).toMatch(new RegExp(`\\.theme-${colour}[ ,]`));
  },
);

it.for(["", "orange", "Blue", "constructor"])("falls back to blue for %j", (colour) => {
  expect(colourTheme(colour)).toBe("theme-blue");
});
