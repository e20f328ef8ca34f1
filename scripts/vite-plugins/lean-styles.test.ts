import { expect, test } from "vitest";

import { withoutFallbacks } from "./lean-styles.ts";

const properties =
  "@layer properties{@supports (-webkit-hyphens:none){*,:before{--tw-a:0;--tw-b:1}}}@layer theme{:root{--c:red}}";
const mixed = "color-mix(in oklab, var(--c) 30%, transparent)";
const supports = "@supports (color:color-mix(in lab, red, red))";

test("the values for browsers without @property go, and what follows them stays", () => {
  expect(withoutFallbacks(properties)).toBe("@layer theme{:root{--c:red}}");
});

test("a mixed colour stands alone, and other declarations stay", () => {
  const css = `.a{color:red}.b\\/30{color:var(--c)}${supports}{.b\\/30{color:${mixed}}}.c{top:0}`;
  expect(withoutFallbacks(properties + css)).toContain(`.a{color:red}.b\\/30{color:${mixed}}.c{top:0}`);
  const more = `.b{top:0;color:var(--c)}${supports}{.b{color:${mixed}}}`;
  expect(withoutFallbacks(properties + more)).toContain(`.b{top:0;color:var(--c)}.b{color:${mixed}}`);
});

test("what is written otherwise is not guessed at", () => {
  expect(withoutFallbacks(".a{color:red}")).toBeUndefined();
  expect(withoutFallbacks(`${properties}${supports}{.b{color:${mixed}}}`)).toBeUndefined();
});
