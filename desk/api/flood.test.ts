import { expect, it } from "vitest";

import { deskServer } from "./testing/desk-server.ts";

const FLOODING = 60;
const OTHERS = 50;
const LIMIT_MS = 1000;
/** Behind a flood of 60 an answer waits for some 60 others. On a machine that is busy with more, that is the measure. */
const LIMIT_IN_ANSWERS = 100;

it("a flood from one address leaves the others' answers below a second", { timeout: 120_000 }, async () => {
  const desk = await deskServer({ DESK_LIMIT_PER_ADDRESS: "500" });
  const askedAlone = await timed(desk, 10);
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

  const others = await timed(desk, OTHERS);
  over.abort();
  await Promise.all(flooding);

  expect(refused).toBeGreaterThan(OTHERS);
  const p99 = at(0.99, others);
  const alone = at(0.5, askedAlone);
  console.log(
    `p99 of the others ${p99.toFixed(0)} ms, ${alone.toFixed(0)} ms without the flood, of which ${refused} were refused`,
  );
  expect(p99).toBeLessThan(Math.max(LIMIT_MS, alone * LIMIT_IN_ANSWERS));
});

/** Milliseconds until each of so many enquiries from another address is accepted, one after the other. */
async function timed(desk: Awaited<ReturnType<typeof deskServer>>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const question = await desk.question();
    const started = performance.now();
    const { status } = await desk.enquire(question, { from: "127.0.0.2" });
    times.push(performance.now() - started);
    expect(status).toBe(201);
  }
  return times;
}

function at(share: number, times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.max(0, Math.floor(times.length * share) - 1)] ?? 0;
}
