import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { expiryWarning, securityTxtPath } from "../../server/security-txt.ts";
import { addressedPages, clientFolder } from "../support/built-site.ts";

const text = readFileSync(join(clientFolder, securityTxtPath), "utf8");
const fields = text
  .trimEnd()
  .split("\n")
  .map((line) => /^([A-Z][\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? ["", line]);
const values = (name: string) => fields.flatMap(([each, value = ""]) => (each === name ? [value] : []));

test("security.txt has the fields of RFC 9116 and nothing else", () => {
  expect(fields.map(([name]) => name)).toEqual([
    "Contact",
    "Expires",
    "Preferred-Languages",
    "Canonical",
    "Policy",
  ]);
  expect(values("Contact")).toEqual([`mailto:${identity.emails.security}`]);
  expect(values("Canonical")).toEqual([identity.siteUrl + securityTxtPath]);
});

test("its policy is a page of the site, which leads back to it", () => {
  const [policy = ""] = values("Policy");
  const page = addressedPages().find(({ path }) => identity.siteUrl + path === policy);
  expect(page?.root.querySelector(`a[href="${securityTxtPath}"]`)).toBeTruthy();
});

test("it expires within a year, and not in the next month: a build that is older must be made anew", () => {
  const expires = new Date(values("Expires")[0] ?? "");
  expect(expires.getTime() - Date.now()).toBeLessThan(365 * 86_400_000);
  expect(expiryWarning(text)).toBeUndefined();
});
