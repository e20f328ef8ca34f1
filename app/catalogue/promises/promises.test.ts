import { expect, test } from "vitest";

import { allowedDowntime, creditFor } from "./compute.ts";
import { creditSteps, uptime, uptimeTarget } from "./uptime.data.ts";

test("a month at the target earns no credit, a month below it the step it has fallen to", () => {
  const credits = [100, uptimeTarget, 99.89, 99, 98.99, 95, 94.9, 0].map((availability) =>
    creditFor(creditSteps, availability),
  );
  expect(credits).toEqual([0, 0, 10, 10, 25, 25, 100, 100]);
});

test("the sentence about credits states every step", () => {
  for (const { below, credit } of creditSteps) {
    expect(uptime.credits).toMatch(new RegExp(`\\b${credit}% below ${below}(?:\\.0)?%`));
  }
});

test("the downtime that the target allows is the one that pages state", () => {
  const month = `${Math.floor(allowedDowntime(uptimeTarget, 30))} minutes`;
  expect(uptime.allowedInMonth).toContain(month);
  expect(uptime.answer).toContain(month);
  const year = Math.round(allowedDowntime(uptimeTarget, 365));
  expect(uptime.allowedInYear).toContain(`${Math.floor(year / 60)} hours and ${year % 60} minutes`);
});
