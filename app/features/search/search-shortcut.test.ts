import { expect, test } from "vitest";

import { opensSearch } from "./search-shortcut";

const press = (key: string, rest: Partial<Parameters<typeof opensSearch>[0]> = {}) =>
  opensSearch({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    defaultPrevented: false,
    target: null,
    ...rest,
  });
/** Something that is, or is not, inside a field. */
const target = (inField: boolean) => ({ closest: () => (inField ? {} : null) }) as unknown as EventTarget;

test("the slash opens, also on Shift, but not while it is typed", () => {
  expect(press("/")).toBe(true);
  expect(press("/", { shiftKey: true })).toBe(true);
  expect(press("/", { target: target(false) })).toBe(true);
  expect(press("/", { target: target(true) })).toBe(false);
  expect(press("/", { ctrlKey: true })).toBe(false);
  expect(press("/", { altKey: true })).toBe(false);
  expect(press("/", { isComposing: true })).toBe(false);
});

test("Ctrl-K and Cmd-K open anywhere, in other company they are not ours", () => {
  expect(press("k", { ctrlKey: true, target: target(true) })).toBe(true);
  expect(press("K", { metaKey: true })).toBe(true);
  expect(press("k", { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press("k", { ctrlKey: true, altKey: true })).toBe(false);
  expect(press("k", { ctrlKey: true, defaultPrevented: true })).toBe(false);
  expect(press("k")).toBe(false);
});
