import { expect, it, test } from "vitest";

import { serviceFor, subjectIn, subjectSentence } from "./subject.ts";

it("takes a figure's number and answer into the message", () => {
  const subject = subjectIn("?figure=finops-bill&value=18000");
  const answer = "A bill of $18,000 a month shrinks by $3,600 to $7,200: $43,200 to $86,400 a year.";
  expect(subject).toEqual({
    kind: "figure",
    figure: "finops-bill",
    page: "FinOps Services",
    service: "cloud",
    value: 18_000,
    answer,
  });
  expect(subject && serviceFor(subject)).toBe("cloud");
  expect(subject && subjectSentence(subject)).toBe(
    `I put my number in on the FinOps Services page. ${answer}`,
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
