import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { token } from "../../app/drawings/colour-token.ts";
import { oklchToHex } from "../../app/drawings/oklch.ts";
import { contrast } from "../support/contrast.ts";

const css = readFileSync(join(import.meta.dirname, "../../app/styles/tokens.css"), "utf8");

/** What opens on ink has a ground of its own on a dark page. */
const [, ink = ""] = /\.scheme-dark \{[^}]*--color-paper: (oklch\([^)]*\))/.exec(css) ?? [];
const grounds = { ink: oklchToHex(ink), paper: dark("paper"), sand: dark("sand"), surface: dark("surface") };

test("what opens on ink has its ground in tokens.css", () => {
  expect(ink).not.toBe("");
});

test.for([
  ["paper", "ink", 1.07],
  ["sand", "paper", 1.18],
  ["surface", "sand", 1.15],
] as const)("dark: %s differs from %s", ([one, other, least]) => {
  expect(contrast(grounds[one], grounds[other])).toBeGreaterThanOrEqual(least);
});

test("dark: the hairline between sections is seen on each ground", () => {
  for (const ground of [grounds.ink, grounds.paper, grounds.sand]) {
    expect(contrast(dark("rule-2"), ground)).toBeGreaterThanOrEqual(2);
  }
});

test.for(Object.entries(grounds))("dark: text and outlines can be read on %s", ([, ground]) => {
  for (const text of ["ink", "ink-2", "ink-3", "blue-text", "danger"]) {
    expect(contrast(dark(text), ground), text).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(dark("control"), ground), "control").toBeGreaterThanOrEqual(3);
});

test("light: text and outlines can be read on each ground", () => {
  for (const ground of ["paper", "sand", "surface"].map(light)) {
    for (const text of ["ink", "ink-2", "ink-3", "blue-text", "danger"]) {
      expect(contrast(light(text), ground), text).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(light("control"), ground), "control").toBeGreaterThanOrEqual(3);
  }
});

test("dark: the popular plan stands out from the cards beside it, and its text can be read", () => {
  expect(contrast(dark("band"), grounds.surface)).toBeGreaterThanOrEqual(2);
  expect(contrast(dark("ink"), dark("band"))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark("band-ink-2"), dark("band"))).toBeGreaterThanOrEqual(4.5);
});

function light(name: string): string {
  return token(name).light;
}

function dark(name: string): string {
  return token(name).dark;
}
