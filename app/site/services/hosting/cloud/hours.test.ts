import { expect, test } from "vitest";

import { cloudHosting, vps } from "~/catalogue/lines.data";
import { breakEvens } from "./hours";

const [cloud] = cloudHosting.plans as readonly [(typeof cloudHosting.plans)[0]];
const [server] = vps.plans as readonly [(typeof vps.plans)[0]];

test.for([
  // $29 / $0.05 = 580 exactly, so hour 581 is the first that costs more; $59 / $0.12 = 491.7; $119 / $0.25 = 476.
  [0.05, 29, 581],
  [0.12, 59, 492],
  [0.25, 119, 477],
] as const)(
  "at $%d an hour a VPS of the same size for $%d costs less from hour %d on",
  ([hour, month, first]) => {
    const same = { ...server, machine: cloud.machine, price: month };
    expect(breakEvens([{ ...cloud, price: hour }], [same])).toMatchObject([{ hours: first }]);
  },
);

test("a cloud plan without a VPS of the same size has no such hour", () => {
  const larger = { ...server, machine: { ...cloud.machine, cores: cloud.machine.cores + 1 } };
  expect(breakEvens([cloud], [larger])).toEqual([]);
});
