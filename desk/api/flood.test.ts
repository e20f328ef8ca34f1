import { expect, it } from "vitest";

import { deskServer } from "./testing/desk-server.ts";

const FLOODING = 60;
const OTHERS = 20;
/** Each of those who flood asks again as soon as it is answered: an answer of somebody else waits for a few rounds. */
const ROUNDS = 3;

it("behind a flood from one address the others wait for their turn, and no longer", async () => {
  const desk = await deskServer({ DESK_LIMIT_PER_ADDRESS: "100" });
  const over = new AbortController();
  let answered = 0;
  let refused = 0;
  const flood = async () => {
    const question = await desk.question();
    while (!over.signal.aborted) {
      const { status } = await desk.enquire(question, { from: "127.0.0.3" });
      answered += 1;
      if (status === 429 || status === 422) refused += 1;
    }
  };
  const flooding = Array.from({ length: FLOODING }, flood);

  // By answers, not by a clock: how fast the machine is makes no difference to whose turn it is.
  const waitedFor: number[] = [];
  for (let done = 0; done < OTHERS; done += 1) {
    const question = await desk.question();
    const before = answered;
    expect((await desk.enquire(question, { from: "127.0.0.2" })).status).toBe(201);
    waitedFor.push(answered - before);
  }
  over.abort();
  await Promise.all(flooding);

  console.log(
    `the others waited for ${waitedFor.join(" ")} answers to a flood, of which ${refused} were refused`,
  );
  expect(refused).toBeGreaterThan(OTHERS);
  expect(Math.max(...waitedFor)).toBeLessThan(FLOODING * ROUNDS);
});
