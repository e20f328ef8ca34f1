import { expect, it } from "vitest";

import { deskServer } from "./testing/desk-server.ts";

const FLOODING = 60;
const OTHERS = 50;

it("a flood from one address leaves the others' answers below a second", { timeout: 120_000 }, async () => {
  const desk = await deskServer({ DESK_LIMIT_PER_ADDRESS: "500" });
  const over = new AbortController();
  let refused = 0;
  const flood = async () => {
    const question = await desk.question();
    while (!over.signal.aborted) {
      const { status } = await desk.enquire(question, { from: "127.0.0.3" });
      if (status === 429 || status === 422) refused += 1;
    }
  };
  const flooding = Array.from({ length: FLOODING }, flood);

  const times: number[] = [];
  const statuses = new Set<number>();
  for (let count = 0; count < OTHERS; count += 1) {
    const question = await desk.question();
    const started = performance.now();
    statuses.add((await desk.enquire(question, { from: "127.0.0.2" })).status);
    times.push(performance.now() - started);
  }
  over.abort();
  await Promise.all(flooding);

  expect([...statuses]).toEqual([201]);
  expect(refused).toBeGreaterThan(OTHERS);
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(OTHERS * 0.99) - 1];
  console.log(`p99 of the others ${p99?.toFixed(0)} ms while ${refused} of the flood were refused`);
  expect(p99).toBeLessThan(1000);
});
