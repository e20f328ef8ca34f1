import type { Challenge, Solution } from "altcha-lib/types";

const PATIENCE = 60_000;

/** Computes what the server asks for when too much comes from one place, beside the page, and writes it as a header. */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  const worker = new Worker(new URL("./proof-of-work.worker.ts", import.meta.url), { type: "module" });
  try {
    const solution = await new Promise<Solution | null>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Solution | null>) => resolve(data));
      worker.addEventListener("error", reject);
      setTimeout(resolve, PATIENCE, null);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(challenge);
    });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch (error) {
    // Without it the server says how long to wait.
    console.error(error);
    return undefined;
  } finally {
    worker.terminate();
  }
}
