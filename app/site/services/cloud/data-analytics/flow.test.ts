import { expect, it } from "vitest";

import { barsIn } from "~/figures/testing/bars-in";
import { FIT, flowPaths, RECORDS } from "./flow";

const bars = (path: string) => barsIn(path).length;

it("draws 100 records, of which 90 pass and reach the model", () => {
  const paths = flowPaths();
  expect([RECORDS, FIT]).toEqual([100, 90]);
  expect(bars(paths.raw) + bars(paths.failed)).toBe(100);
  expect(bars(paths.failed)).toBe(10);
  expect(bars(paths.checked)).toBe(90);
  expect(bars(paths.model)).toBe(90);
});
