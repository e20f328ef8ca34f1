import { expect, it } from "vitest";

import { logPosition } from "./log-time";

it("runs from a minute at the incident to a day at the edge", () => {
  expect([0, 1, 1440].map(logPosition)).toEqual([0, 0, 100]);
});

it("gives equal room to equal factors", () => {
  expect(logPosition(480) - logPosition(240)).toBeCloseTo(logPosition(120) - logPosition(60), 0);
});
