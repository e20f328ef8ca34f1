/** One thing that is broken, and the step that has to notice: named before it is run. */
export interface Fault {
  name: string;
  file: string;
  /** This text, which stands in the file once, becomes that one. */
  from: string;
  to: string;
  /** Of npm test, unless it says otherwise. */
  step: Step;
  /** Part of the name of a test that has to fail. */
  fails: string;
}

interface Step {
  runner: "vitest" | "playwright";
  /** Of vitest.config.ts or playwright.config.ts; "desk" has a configuration of its own in Vitest. */
  project: "unit" | "built" | "smoke" | "visual" | "desk";
  file: string;
}

export const unit = (file: string): Step => ({ runner: "vitest", project: "unit", file });
export const built = (name: string): Step => ({
  runner: "vitest",
  project: "built",
  file: `tests/built/${name}.test.ts`,
});
export const browser = (name: string): Step => ({
  runner: "playwright",
  project: "smoke",
  file: `tests/browser/${name}.spec.ts`,
});
export const desk = (file: string): Step => ({ runner: "vitest", project: "desk", file: `desk/${file}` });
