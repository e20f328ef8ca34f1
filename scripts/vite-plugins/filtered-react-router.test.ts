import { expect, test } from "vitest";

import routes from "../../app/routes.ts";
import { routeFile } from "./filtered-react-router.ts";

test("React Router is asked about every file of a route, and about what it makes of it", () => {
  const files = ["root.tsx", ...routes.map(({ file }) => file)];
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !routeFile.test(`/somewhere/app/${file}`))).toEqual([]);
  expect("/somewhere/app/site/about/page.tsx?__react-router-build-client-route").toMatch(routeFile);
  expect("/somewhere/app/site/about/page.tsx?route-chunk=main").toMatch(routeFile);
});

test("and about no other file of a page", () => {
  expect("/somewhere/app/site/about/content.ts").not.toMatch(routeFile);
  expect("/somewhere/app/site/pricing/price-table.tsx").not.toMatch(routeFile);
});
