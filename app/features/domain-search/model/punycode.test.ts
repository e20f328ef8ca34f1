import { expect, test } from "vitest";

import { decodePunycode } from "./punycode";

test.each(["münchen", "straße", "日本語", "पुणे", "مثال", "ücüncü-öğün", "ελληνικά", "привет"])(
  "reads %s as the platform writes it",
  (name) => {
    const { hostname } = new URL(`http://${name}.example`);
    expect(hostname).toMatch(/^xn--/);
    expect(decodePunycode(hostname.replace(/^xn--/, "").replace(/\.example$/, ""))).toBe(name);
  },
);

test("a broken label has no meaning", () => {
  expect(decodePunycode("a")).not.toBe("a");
  expect(decodePunycode("9999999999")).toBeUndefined();
  expect(decodePunycode("ü")).toBeUndefined();
});
