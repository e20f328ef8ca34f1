import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";
import { type Document, parseDocument } from "yaml";

import { identity } from "../../app/identity.ts";
import { prices } from "../facts/prices.ts";
import { specifiedPrices } from "../facts/specified-prices.ts";
import { failingTests } from "../support/failing-tests.ts";
import { buildCopy, copySite, removeCopy, shareKept } from "../support/site-copy.ts";

// An owner with prices of his own: in a copy a price, a name and a feature are changed and a plan is added, and the copy is built.

/** All that has to do with what is sold: logic, and the built pages. */
const logic = ["app/catalogue", "app/enquiry", "app/features", "app/site/services"];
const pages =
  "catalogue-json drawn-figures drawn-to-scale enquiry-links facts plans prices pricing pricing-terms promises search-index search-queries structured-data markdown-versions"
    .split(" ")
    .map((name) => `tests/built/${name}.test.ts`);

let folder = "";
beforeAll(async () => {
  folder = copySite("own-prices", ["tests", "desk", "bench"]);
  shareKept(folder);
  change("plans/vps.yaml", (line) => line.setIn(["plans", 0, "price"], 33.5));
  change("plans/ssl.yaml", (line) => line.setIn(["plans", 0, "name"], "Quickly Validated"));
  change("plans/monitoring.yaml", (line) => line.setIn(["plans", 0, "features", 2], "A report every Friday"));
  change("plans/shared-hosting.yaml", (line) =>
    line.addIn(["plans"], {
      id: "shared-agency",
      name: "Agency",
      price: 34.5,
      every: "month",
      description: "Agencies with many clients.",
      websites: "Unlimited",
      storageGb: 250,
      mailboxes: 250,
      databases: 50,
      features: [
        "{websites}",
        "Free SSL certificate for each site",
        "SFTP and SSH access",
        "A named engineer",
      ],
    }),
  );
  change("identity.yaml", (own) => own.set("ownPrices", true));
  await buildCopy(folder);
}, 300_000);
afterAll(() => removeCopy(folder), 60_000);

test("here pages say what the specification says: the flag is not set", () => {
  expect(identity.ownPrices).toBeUndefined();
  expect(prices).toBe(specifiedPrices);
});

test("with the flag, pages are right that say what content/ says", async () => {
  const { count, failing } = await failingTests(folder, [...logic, ...pages]);
  expect(failing).toEqual({});
  expect(count).toBeGreaterThan(700);
});

test("without it the same pages are refused, by the tests that guard the specification", async () => {
  change("identity.yaml", (own) => own.delete("ownPrices"));
  const { failing } = await failingTests(folder, pages);
  expect(failing).toEqual({
    "tests/built/plans.test.ts": [
      "/services/cybersecurity/monitoring has its plans at #packages, in order",
      "/services/hosting/vps has its plans at #plans, in order",
      "/services/hosting/shared has its plans at #plans, in order",
      "/services/security/ssl has its plans at #certificates, in order",
      "/services/hosting/shared: only the popular plan has the badge and a highlighted button",
      "/services/hosting/vps tells search engines the same prices",
      "/services/hosting/shared tells search engines the same prices",
      "the listing of hosting products tells search engines its starting prices",
    ],
    "tests/built/facts.test.ts": [
      expect.stringMatching(/^\/services\/hosting says what the specification says/),
    ],
    // They count the plans.
    "tests/built/catalogue-json.test.ts": ["every plan that a page has a button for is in the file"],
    "tests/built/search-index.test.ts": [
      "every plan is in the index, with a price, and leads to the section of its page",
    ],
  });
});

/** A file of the copy's content/, with its comments kept. */
function change(name: string, edit: (file: Document) => void): void {
  const path = join(folder, "content", name);
  const file = parseDocument(readFileSync(path, "utf8"));
  edit(file);
  writeFileSync(path, String(file));
}
