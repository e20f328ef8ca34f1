import { expect, it } from "vitest";

import { unprovenClaims } from "./unproven-claims.ts";

it("names a claim until it has evidence", () => {
  const claim = { text: "ISO 27001", proof: "The certificate", pages: ["/about"] };
  expect(unprovenClaims([claim, { ...claim, evidence: " " }])).toHaveLength(2);
  expect(unprovenClaims([claim])[0]?.what).toBe('"ISO 27001" on /about has no evidence: the certificate');
  expect(unprovenClaims([{ ...claim, evidence: "Certificate IS 123456, until 2027-05-01" }])).toEqual([]);
});
