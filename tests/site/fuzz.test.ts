import { connect } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";

import { seededRandom } from "../../app/figures/random.ts";
import { addressedPages, clientFolder, filesUnder } from "../support/built-site.ts";
import { builtBodies } from "../support/fuzz/built-bodies.ts";
import { exchange } from "../support/fuzz/exchange.ts";
import { judge } from "../support/fuzz/judge.ts";
import { fuzzRequest } from "../support/fuzz/requests.ts";
import { startSiteProcess } from "../support/site-process.ts";

const cases = 10_000;
const atOnce = 24;
/** FUZZ_SEED=8 npm run test:site -- fuzz */
const seed = Number(process.env["FUZZ_SEED"] ?? 7);

const files = filesUnder(clientFolder).filter((file) => !/^_(headers|redirects)$/.test(file));
const plain = files.filter((file) => !/\.(br|gz|html)$/.test(file));
const known = [...addressedPages().map(({ path }) => path), ...plain.map((file) => `/${file}`)].map(
  encodeURI,
);

let server: Awaited<ReturnType<typeof startSiteProcess>>;
let slowAnswer: Promise<string>;
beforeAll(async () => {
  server = await startSiteProcess();
  slowAnswer = neverEndingRequest(server.port);
});
afterAll(() => server.kill("SIGKILL"));

test(
  "ten thousand requests of any kind get an answer below 500 and nothing but the build",
  { timeout: 120_000 },
  async () => {
    const built = builtBodies(clientFolder, files);
    const random = seededRandom(seed);
    const problems: string[] = [];
    const statuses: Record<string, number> = {};
    let sent = 0;
    const visitor = async () => {
      while (sent < cases && problems.length < 10) {
        sent += 1;
        const number = sent;
        const request = fuzzRequest(random, known);
        const answer = await exchange(server.port, request.pieces).catch((error: Error) => error);
        const problem = answer instanceof Error ? answer.message : judge(request, answer, built);
        const status = answer instanceof Error ? "error" : answer.toString("latin1", 9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (problem) {
          const start = JSON.stringify(Buffer.concat(request.pieces).toString("latin1", 0, 300));
          problems.push(`seed ${seed}, case ${number}: ${problem}: ${start}`);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));

    expect(problems).toEqual([]);
    // The requests reach every kind of answer, or they would prove little.
    expect(Object.keys(statuses)).toEqual(
      expect.arrayContaining(["200", "206", "304", "308", "400", "404", "405", "416", "431"]),
    );
    expect(await fetch(`http://127.0.0.1:${server.port}/`).then(({ status }) => status)).toBe(200);
    expect(server.complaints()).toBe("");
  },
);

test("a request that never ends is answered with 408 and cut", async () => {
  expect(await slowAnswer).toMatch(/^HTTP\/1\.1 408 /);
});

/** One byte of a header each second, as an attack that wants to hold connections does. */
function neverEndingRequest(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nX: "));
    let text = "";
    const drip = setInterval(() => socket.write("x"), 1000);
    socket.on("data", (chunk) => (text += chunk));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      resolve(text);
    });
  });
}
