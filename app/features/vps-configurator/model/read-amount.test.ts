import { expect, test } from "vitest";

import { customVps } from "../../../catalogue/testing/sample-plans.ts";
import { readAmount } from "./read-amount.ts";

const cores = { ...customVps.cores, unit: "vCPU" };
const storage = { ...customVps.storageGb, unit: "GB" };

test.for([
  ["1", 1],
  ["16", 16],
  [" 8 ", 8],
  ["08", 8],
  ["+4", 4],
  ["4 cores", 4],
  ["4vCPU", 4],
] as const)("%j cores are taken as they are", ([text, value]) => {
  expect(readAmount(text, cores)).toEqual({ kind: "accepted", value });
});

test("storage may carry its unit and a thousands separator", () => {
  expect(readAmount("1,000 GB", storage)).toEqual({ kind: "accepted", value: 1000 });
  expect(readAmount("250gb", storage)).toEqual({ kind: "accepted", value: 250 });
});

test.for([
  ["17", 16, "The most is 16 vCPU"],
  ["99999999999999999999999", 16, "The most is 16 vCPU"],
  ["0", 1, "The least is 1 vCPU"],
  ["-3", 1, "The least is 1 vCPU"],
] as const)("%j cores become the nearest that can be had", ([text, value, start]) => {
  const reading = readAmount(text, cores);
  expect(reading).toMatchObject({ kind: "corrected", value });
  expect("message" in reading && reading.message).toContain(start);
});

test.for([
  ["85", 90],
  ["84", 80],
  ["21", 20],
  ["999", 1000],
  ["5000", 1000],
  ["0", 20],
] as const)("%j GB of storage become a step that can be had", ([text, value]) => {
  expect(readAmount(text, storage)).toMatchObject({ kind: "corrected", value });
});

test.for([
  "",
  "   ",
  "abc",
  "2.5",
  "2,5",
  ".5",
  "1e3",
  "0x10",
  "NaN",
  "Infinity",
  "-",
  "2 4",
  "<b>2</b>",
  "२",
])("%j is refused with a message that says what to enter", (text) => {
  const reading = readAmount(text, cores);
  expect(reading.kind).toBe("refused");
  expect("message" in reading && reading.message).toMatch(/1 to 16/);
});
