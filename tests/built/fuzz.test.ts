import { connect } from "node:net";

import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addressedPages, clientFolder, filesUnder } from "../support/built-site.ts";
import { builtBodies } from "../support/fuzz/built-bodies.ts";
import { exchange } from "../support/fuzz/exchange.ts";
import { judge } from "../support/fuzz/judge.ts";
import { type FuzzRequest, fuzzRequest } from "../support/fuzz/requests.ts";
import { cases, seed } from "../support/fuzz/settings.ts";
import { startSiteProcess } from "../support/site-process.ts";

const atOnce = 24;

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
  "requests of any kind get an answer below 500 and nothing but the build",
  { timeout: 300_000 },
  async () => {
    const built = builtBodies(clientFolder, files);
    const statuses = new Set<string>();
    const send = async (request: FuzzRequest) => {
      const answer = await exchange(server.port, request.pieces);
      statuses.add(answer.toString("latin1", 9, 12));
      return judge(request, answer, built);
    };
    const visitors = fc.array(fuzzRequest(known), { minLength: 1, maxLength: atOnce, size: "max" });
    const property = fc.asyncProperty(visitors, async (requests) => {
      const problems = await Promise.all(requests.map(send));
      expect(problems.filter(Boolean)).toEqual([]);
    });
    // Each case is some twelve visitors at once.
    await fc.assert(property, { seed, unbiased: true, numRuns: cases({ few: 80, many: 850 }) });
    // The requests reach every kind of answer, or they would prove little.
    expect([...statuses]).toEqual(
      expect.arrayContaining(["200", "206", "304", "308", "400", "404", "405", "412", "416", "431"]),
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
    const socket = connect(port, "127.0.0.1");
    // Now, not once connected: on a busy machine the first drip may come before that, and would begin the request.
    socket.write("GET / HTTP/1.1\r\nX: ");
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
