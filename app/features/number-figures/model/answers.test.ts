import { expect, test, vi } from "vitest";

import { numberFigures } from "./all-figures.ts";

vi.mock("~/catalogue/plan-facts.data", () => import("~/catalogue/testing/sample-plans"));

test.each([
  [
    "finops-bill",
    42_000,
    "A bill of *$42,000* a month shrinks by $8,400 to $16,800: $100,800 to $201,600 a year.",
  ],
  [
    "ppc-spend",
    4999,
    "For *$4,999* of ad spend a month, Launch fits: our fee is $799, 14 cents of each dollar.",
  ],
  [
    "ppc-spend",
    5000,
    "For *$5,000* of ad spend a month, Grow fits: our fee is $1,499, 23 cents of each dollar.",
  ],
  [
    "ppc-spend",
    100,
    "For *$100* of ad spend a month, Launch fits: our fee is $799, 89 cents of each dollar.",
  ],
  ["automation-hours", 20, "A task of *20 hours* a week becomes one of 6: 728 hours back in a year."],
  ["automation-hours", 1, "A task of *1 hour* a week becomes one of 0.3: 36 hours back in a year."],
  ["cloud-hours", 200, "*200 hours* a month cost $10 on Starter, $24 on Professional and $50 on Enterprise."],
  [
    "cloud-hours",
    7,
    "*7 hours* a month cost $0.35 on Starter, $0.84 on Professional and $1.75 on Enterprise.",
  ],
  [
    "backup-loss",
    1440,
    "If you can lose *1,440 minutes* of work, Essential fits: $29 a month, with a data-loss window of 24 h.",
  ],
  [
    "backup-loss",
    15,
    "If you can lose *15 minutes* of work, Business fits: $99 a month, with a data-loss window of 15 min.",
  ],
  [
    "backup-loss",
    14,
    "If you can lose *14 minutes* of work, Continuity fits: $299 a month, with a data-loss window of under 5 min.",
  ],
  ["threat-devices", 25, "*25* devices fit Essential: $199 a month, $7.96 for each."],
  ["threat-devices", 26, "*26* devices fit Advanced: $599 a month, $23.04 for each."],
  ["threat-devices", 101, "*101* devices fit Complete: $1,499 a month, $14.84 for each."],
  ["shared-storage", 10, "*10 GB* fit in Starter: $4.99 a month, with 0 GB left over."],
  ["shared-storage", 51, "*51 GB* fit in Professional: $19.99 a month, with 49 GB left over."],
  [
    "email-mailboxes",
    24,
    "*24* mailboxes cost $288 to $6,336 a year. Our own Business plan comes to $2,304.",
  ],
  ["workspace-users", 24, "*24* people get 720 GB, 48 TB or 120 TB of storage, for $144 to $432 a month."],
  ["workspace-users", 1, "*1* person gets 30 GB, 2 TB or 5 TB of storage, for $6 to $18 a month."],
  ["support-hours", 40, "Essential covers *40 hours* a week for $299 a month, if they are our office hours."],
  [
    "support-hours",
    60,
    "Professional covers *60 hours* a week for $799 a month. Essential leaves 20 of them out.",
  ],
  [
    "shop-orders",
    400,
    "*400 orders* in last year's busiest hour become 880 on the example sale day. We test for 1,000.",
  ],
  ["waf-sites", 1, "*1* site costs $19 a month at the lowest, which is $19 for each."],
  ["waf-sites", 8, "*8* sites cost $98 a month at the lowest, which is $12.25 for each."],
])("%s with %d", (id, value, answer) => {
  expect(numberFigures.find((figure) => figure.id === id)?.answer(value)).toBe(answer);
});
