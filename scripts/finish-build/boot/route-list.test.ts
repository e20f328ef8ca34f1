import { expect, test } from "vitest";

import { shortened } from "./route-list.ts";

const asWritten = (list: object) => `window.__reactRouterManifest=${JSON.stringify(list)};`;

test("the list of routes has what is true, and of a page's imports what not every page has", () => {
  const entry = { module: "/assets/entry.js", imports: ["/assets/react.js", "/assets/frame.js"], css: [] };
  const root = { id: "root", hasLoader: false, imports: ["/assets/react.js"], css: ["/assets/root.css"] };
  const page = {
    id: "page",
    parentId: "root",
    hasLoader: true,
    hasAction: false,
    imports: ["/assets/react.js", "/assets/plans.js", "/assets/frame.js"],
    css: [],
  };
  expect(shortened(asWritten({ entry, routes: { root, page }, url: "/assets/manifest.js" }))).toBe(
    asWritten({
      entry,
      routes: {
        root: { id: "root", imports: ["/assets/react.js"], css: ["/assets/root.css"] },
        page: { id: "page", parentId: "root", hasLoader: true, imports: ["/assets/plans.js"], css: [] },
      },
      url: "/assets/manifest.js",
    }),
  );
});

test("a list that is written otherwise stops the build", () => {
  expect(() => shortened("self.list = {};")).toThrow("Expected React Router's manifest");
});
