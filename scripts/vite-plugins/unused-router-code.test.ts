import { expect, test } from "vitest";

import { withoutUnused } from "./unused-router-code.ts";

const code = `function outer() {
	async function inner({ a }, b = {}) {
		if (a) {
			return b;
		}
	}
	if (flag) inner();
}
function other() {
	return 1;
}`;

test("a function keeps its head and gets another body", () => {
  const rest = withoutUnused(code, [{ why: "", functions: { inner: "return 2;", other: "" } }]);
  expect(rest).toContain("async function inner({ a }, b = {}) {\nreturn 2;\n}\n\tif (flag) inner();");
  expect(rest).toContain("function other() {\n\n}");
});

test("a text is replaced", () => {
  const rest = withoutUnused(code, [{ why: "", texts: { "if (flag)": "if (false)" } }]);
  expect(rest).toContain("if (false) inner();");
});

test.for([
  { why: "no such function", functions: { missing: "" } },
  { why: "no such text", texts: { "if (missing)": "if (false)" } },
  { why: "a text that stands there twice", texts: { return: "" } },
])("$why: nothing is replaced", (cut) => {
  expect(withoutUnused(code, [cut])).toBeUndefined();
});
