import { expect, test } from "vitest";

import { addressQueries } from "./address-queries";

test.each([
  ["/services/vps-hosting", ["vps hosting", "services vps hosting"]],
  ["/Backup_Plans.html", ["Backup Plans"]],
  ["/wp-admin/setup.php", ["setup", "wp admin setup"]],
  ["/blog/caf%C3%A9", ["café", "blog café"]],
  ["/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", ["img src x onerror alert 1"]],
  ["/%E0%A4%A", []],
  ["/2024/01", []],
  ["/404", []],
  ["/", []],
  ["//", []],
])("%s may have been about %j", (path, queries) => {
  expect(addressQueries(path)).toEqual(queries);
});

test("a long address is cut", () => {
  for (const query of addressQueries(`/${"ab-".repeat(5000)}`)) expect(query.length).toBeLessThanOrEqual(60);
});
