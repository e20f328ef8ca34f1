import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";

import { stopServer } from "./stop-server.ts";
import { listen, serveFolder } from "./testing/served-folder.ts";

// What RFC 9110 and RFC 9112 ask of every server, and what clients do that mean no good.

let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  site = await serveFolder({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Not found</h1>",
    "500.html": "<h1>Broken</h1>",
    "about/index.html": "<h1>About</h1>",
    "large.txt": "0123456789".repeat(100_000),
  });
});
afterAll(() => site.stop());

it.each([
  ["http://localhost/about?a=b", 200],
  ["HTTP://localhost:80/about", 200],
  ["https://other.example", 200],
  ["http://localhost?a=b", 200],
  ["http://localhost/nothing", 404],
])("accepts the whole address %s, as proxies send it, and answers with %i", async (target, status) => {
  const answer = await site.raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

it("moves a whole address to a path: it can lead to no other site", async () => {
  const answer = await site.raw(
    "GET http://evil.example/about/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1.1 308 /);
  expect(answer).toContain("\r\nLocation: /about\r\n");
});

it.each([
  ["two Host headers", "Host: localhost\r\nHost: other.example"],
  ["the same Host header twice", "Host: localhost\r\nhost: localhost"],
  ["two hosts in one header", "Host: localhost, other.example"],
  ["a host that can't be one", "Host: local host"],
  ["no Host header", "X-Other: localhost"],
])("answers a request with %s with 400", async (_, lines) => {
  const answer = await site.raw(`GET /about HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});

it.each(["localhost:3000", "[::1]:3000", "www.xn--caf-dma.example.", ""])(
  "accepts the Host header %s",
  async (host) => {
    const answer = await site.raw(`GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  },
);

it.each([
  ['"stale"', 412],
  ['"stale", "older"', 412],
  ["W/$", 412],
  ["$", 200],
  ['"stale", $', 200],
  ["*", 200],
])("answers If-Match %s with %i", async (list, status) => {
  const etag = (await site.get("/about")).headers.get("ETag") ?? "";
  const response = await site.get("/about", { "If-Match": list.replace("$", etag) });
  expect(response.status).toBe(status);
  expect(response.headers.get("ETag")).toBe(etag);
  expect(response.headers.get("X-Test-Policy")).toBe("strict");
});

it("looks at If-Match before anything else that depends on the version", async () => {
  const headers = { "If-Match": '"stale"', "If-None-Match": "*", Range: "bytes=0-3" };
  expect((await site.get("/about", headers)).status).toBe(412);
  expect((await site.get("/nothing", headers)).status).toBe(404);
});

it("does not heed If-Unmodified-Since: no file has a date", async () => {
  const response = await site.get("/about", { "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Last-Modified")).toBeNull();
});

it("drops a visitor who asks on and on and never reads, and keeps little for them", async () => {
  const { server, port } = await listen({ folder: site.folder, headers: {}, stalledAfter: 300 });
  const accepted = new Promise<Socket>((resolve) => server.once("connection", resolve));
  const visitor = connect(port, "localhost").pause();
  visitor.on("error", () => {});
  visitor.write("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(500));
  const socket = await accepted;
  let waiting = 0;
  const watch = setInterval(() => (waiting = Math.max(waiting, socket.writableLength)), 10);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(watch);
  visitor.destroy();
  // Of the 500 MB that were asked for.
  expect(waiting).toBeLessThan(5_000_000);
  await stopServer(server);
});
