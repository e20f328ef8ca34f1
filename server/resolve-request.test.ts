import { expect, it } from "vitest";

import { plainAddresses, resolveRequest } from "./resolve-request.ts";

const files = new Map(
  ["/index.html", "/about/index.html", "/blog/category/ai-& more/index.html", "/assets/a.js"].map((name) => [
    name,
    name,
  ]),
);

it.each([
  ["/", "/index.html"],
  ["/?q=1", "/index.html"],
  ["/about", "/about/index.html"],
  ["/about?a=b?c", "/about/index.html"],
  ["/assets/a.js", "/assets/a.js"],
  ["/blog/category/ai-&%20more", "/blog/category/ai-& more/index.html"],
])("%s is the file %s", (target, file) => {
  expect(resolveRequest(target, files)).toEqual({ kind: "file", file });
});

it.each([
  ["/about/", "/about"],
  ["/about///", "/about"],
  ["/about/?a=1&b=/x/?y", "/about?a=1&b=/x/?y"],
  ["/about/?\\\\evil.example", "/about?%5C%5Cevil.example"],
  ["/about/index.html", "/about"],
  ["/about/index.html/", "/about"],
  ["/index.html?a=1", "/?a=1"],
  ["//", "/"],
  ["/blog/category/ai-&%20more/", "/blog/category/ai-&%20more"],
])("%s moves to %s", (target, location) => {
  expect(resolveRequest(target, files)).toEqual({ kind: "redirect", location });
});

it.each([
  "/nothing",
  "/nothing/",
  "//evil.example/",
  "//evil.example/..",
  "//about/",
  "/%2fevil.example/",
  "/../../etc/passwd",
  "/%2e%2e%2f%2e%2e%2fetc/passwd",
  "/assets/a.js/",
  "/assets/",
  "/about/index",
  "/about.html",
])("%s is not found", (target) => {
  expect(resolveRequest(target, files)).toEqual({ kind: "not-found" });
});

it.each([
  "/%",
  "/%zz",
  "/%c0%ae",
  "/about%00",
  "/..\\secret",
  "/%5c..%5csecret",
  "/a%0d%0ab",
  "about",
  "*",
  "",
])("%s is refused", (target) => {
  expect(resolveRequest(target, files)).toEqual({ kind: "bad-request" });
});

it("a plain address is what resolving it leads to", () => {
  const addresses = [...plainAddresses(files)];
  expect(addresses.map(([address]) => address)).toEqual(["/", "/about", "/assets/a.js"]);
  for (const [address, file] of addresses)
    expect(resolveRequest(address, files)).toEqual({ kind: "file", file });
});
