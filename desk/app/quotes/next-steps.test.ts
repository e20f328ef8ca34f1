import { expect, test } from "vitest";

import type { QuoteLine } from "../../data/schema/index.ts";
import { nextSteps } from "./next-steps.ts";

function line(planId?: string): QuoteLine {
  return {
    ...(planId && { planId }),
    title: "Line",
    detail: "",
    unitCents: 100,
    quantity: 1,
    period: "month",
  };
}

const open = { acceptedOn: undefined, confirmedOn: undefined };

test("without a duration in the catalogue, we promise the confirmation and nothing more", () => {
  const steps = nextSteps([line(), line("vps-professional"), line("pentest-continuous-security")], open);
  expect(steps.map(({ title, days }) => [title, days.to])).toEqual([
    ["You accept", 0],
    ["Within 24 hours", 1],
  ]);
});

test("certificates and tests take the time that the catalogue states, once each", () => {
  const steps = nextSteps(
    [line("ssl-extended-validation"), line("ssl-extended-validation"), line("pentest-penetration-testing")],
    open,
  );
  expect(steps.slice(2).map(({ title, days }) => [title, days.from, days.to])).toEqual([
    ["After 3–7 days", 3, 7],
    ["In 2–4 weeks", 14, 28],
  ]);
  expect(nextSteps([line("ssl-domain-validated")], open).at(-1)?.title).toBe("In minutes");
});

test("what was done is said as done", () => {
  const steps = nextSteps([line()], { acceptedOn: "2026-11-18", confirmedOn: "2026-11-19" });
  expect(steps.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    "You accepted: On 18 November 2026.",
    expect.stringMatching(/^We confirmed: On 19 November 2026\. Payment is due/),
  ]);
});
