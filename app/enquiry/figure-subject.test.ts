import { expect, it, test } from "vitest";

import { serviceFor, subjectIn, subjectSentence } from "./subject.ts";

it("takes a figure's number and answer into the message", () => {
  const subject = subjectIn("?figure=waf-sites&value=8");
  expect(subject).toEqual({
    kind: "figure",
    figure: "waf-sites",
    page: "Website Security and WAF",
    service: "cybersecurity",
    value: 8,
    answer: "8 sites cost $98 a month at the lowest, which is $12.25 for each.",
  });
  expect(subject && serviceFor(subject)).toBe("cybersecurity");
  expect(subject && subjectSentence(subject)).toBe(
    "I put my number in on the Website Security and WAF page. 8 sites cost $98 a month at the lowest, which is $12.25 for each.",
  );
});

test.each([
  ["0", 100],
  ["999999999", 1_000_000],
])("clamps %s to %d", (value, clamped) => {
  expect(subjectIn(`?figure=finops-bill&value=${value}`)).toMatchObject({ value: clamped });
});

test.each([
  "?figure=finops-bill",
  "?figure=finops-bill&value=",
  "?figure=finops-bill&value=-5",
  "?figure=finops-bill&value=1e5",
  "?figure=finops-bill&value=42000%20and%20more",
  "?figure=finops-bill&value=9999999999",
  "?figure=%3Cb%3Efree%3C/b%3E&value=1",
  "?figure=__proto__&value=1",
  "?value=42000",
])("ignores %s", (search) => {
  expect(subjectIn(search)).toBeUndefined();
});
