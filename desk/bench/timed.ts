export interface Timed {
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** How long something takes that is done one at a time, after ten times to warm up. */
export async function timed(work: () => Promise<unknown>, times = 200): Promise<Timed> {
  for (let time = 0; time < 10; time++) await work();
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(times * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

/** How long something takes that is done once, in seconds. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 100) / 10;
}
