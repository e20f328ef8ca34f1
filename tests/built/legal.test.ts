import { expect, test } from "vitest";

import { identity } from "../../app/identity.ts";
import { cookieTypes, legalPages } from "../facts/legal.ts";
import { linksIn, mainOf } from "../support/page-parts.ts";
import { says } from "../support/says.ts";

test.for(legalPages)("$path ends with email, phone and postal address", ({ path }) => {
  const contact = mainOf(path).querySelector("#contact");
  const { emails, phones, address, legalName } = identity;
  const shown = [emails.privacy, phones.sales, legalName, address.street, address.city, address.postalCode];
  expect(shown.filter((text) => !contact || !says(contact, text))).toEqual([]);
  const targets = linksIn(contact ?? undefined).map(([, to]) => to);
  expect(targets).toEqual([`mailto:${emails.privacy}`, expect.stringMatching(/^tel:\+\d+$/)]);
});

test("each type of cookie has a description, examples and whether it is required", () => {
  const rows = mainOf("/cookies").querySelectorAll("tbody tr");
  expect(rows).toHaveLength(cookieTypes.length);
  for (const [index, [, status]] of cookieTypes.entries()) {
    const other = status === "Required" ? "Optional" : "Required";
    const row = rows[index];
    if (!row) throw new Error("unreachable: as many rows as types");
    expect([says(row, status), says(row, other)]).toEqual([true, false]);
    expect(row.querySelectorAll("td li").length).toBeGreaterThan(1);
    expect(row.querySelectorAll("th span").at(-1)?.text.length).toBeGreaterThan(20);
  }
});
