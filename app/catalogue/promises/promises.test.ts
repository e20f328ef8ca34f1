import { expect, test } from "vitest";

import { allowedDowntime, creditFor, creditSteps, uptime, uptimeTarget } from "./uptime.ts";

test("a month at the target earns no credit, a month below it the step it has fallen to", () => {
  expect([100, uptimeTarget, 99.89, 99, 98.99, 95, 94.9, 0].map(creditFor)).toEqual([
    0, 0, 10, 10, 25, 25, 100, 100,
  ]);
});

test("the sentence about credits states every step", () => {
  for (const { below, credit } of creditSteps) {
    expect(uptime.credits).toContain(`${credit}% below ${below.toFixed(1)}%`);
  }
});

test("the downtime that the target allows is the one that pages state", () => {
  expect(uptime.allowedInMonth).toContain(`${Math.floor(allowedDowntime(30))} minutes`);
  const year = Math.round(allowedDowntime(365));
  expect(uptime.allowedInYear).toContain(`${Math.floor(year / 60)} hours and ${year % 60} minutes`);
});
