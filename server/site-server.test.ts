import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";

import { createSiteServer } from "./site-server.ts";
import { stopServer } from "./stop-server.ts";

const about = "<h1>About</h1>".repeat(50);
let folder: string;
let server: Server;

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), "site-server-"));
  folder = join(parent, "client");
  await writeSite();
  await writeFile(join(parent, "secret"), "secret");
  server = await listen(createSiteServer({ folder, headers: { "X-Test-Policy": "strict" } }));
});

afterAll(async () => {
  await stopServer(server);
  await rm(join(folder, ".."), { recursive: true });
});

it.each([
  ["br", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["GZIP; q=1.0, Br ;q=0.000", "gzip"],
  ["brotli, x-gzip", null],
  ["identity", null],
])("with Accept-Encoding %s the page comes as %s", async (accepted, encoding) => {
  const response = await get("/about", { "Accept-Encoding": accepted });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  expect(response.headers.get("Content-Type")).toBe("text/html;charset=utf-8");
  expect(await response.text()).toBe(about);
});

it("lets hashed assets be kept for ever and pages be asked for again", async () => {
  const asset = await get("/assets/a-1.js");
  expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const page = await get("/about");
  expect(page.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
});

it("answers 304 to a known version", async () => {
  const first = await get("/about");
  const second = await get("/about", { "If-None-Match": first.headers.get("ETag") ?? "" });
  expect(second.status).toBe(304);
  expect(second.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(second.headers.get("X-Test-Policy")).toBe("strict");
});

it("gives each encoding a version of its own", async () => {
  const etags = ["br", "gzip", "identity"].map(async (encoding) =>
    (await get("/about", { "Accept-Encoding": encoding })).headers.get("ETag"),
  );
  expect(new Set(await Promise.all(etags)).size).toBe(3);
});

it.each(["*", "W/$", '"other", $', '"other",W/$'])("knows the version in If-None-Match %s", async (list) => {
  const etag = (await get("/about")).headers.get("ETag") ?? "";
  expect((await get("/about", { "If-None-Match": list.replace("$", etag) })).status).toBe(304);
});

it("answers HEAD without a body", async () => {
  const response = await get("/about", { "Accept-Encoding": "identity" }, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Length")).toBe(String(about.length));
  expect(await response.text()).toBe("");
});

it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("refuses %s", async (method) => {
  const response = await get("/about", {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET, HEAD");
  expect(response.headers.get("X-Test-Policy")).toBe("strict");
});

it.each([
  ["bytes=0-3", 206, about.slice(0, 4)],
  ["bytes=690-", 206, about.slice(690)],
  ["bytes=5-2", 200, about],
  ["bytes=-5", 206, about.slice(-5)],
  ["bytes=0-0", 206, about.slice(0, 1)],
  ["bytes=0-99999", 206, about],
  ["bytes=0-1,5-6", 200, about],
  ["bytes=700-", 416, ""],
  ["bytes=-0", 416, ""],
  ["lines=1-2", 200, about],
])("answers Range %s with %i", async (range, status, body) => {
  const response = await get("/about", { Range: range, "Accept-Encoding": "identity" });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
});

it("sends a part only of the version that the visitor knows", async () => {
  const headers = { Range: "bytes=0-3", "Accept-Encoding": "identity" };
  const etag = (await get("/about", headers)).headers.get("ETag") ?? "";
  const known = await get("/about", { ...headers, "If-Range": etag });
  expect(known.status).toBe(206);
  expect(known.headers.get("Content-Range")).toBe(`bytes 0-3/${about.length}`);
  expect(known.headers.get("Content-Length")).toBe("4");
  expect((await get("/about", { ...headers, "If-Range": '"another"' })).status).toBe(200);
});

it("moves other forms of an address to the one without a slash, once", async () => {
  const response = await get("/about/?plan=a&b=%2F");
  expect(response.status).toBe(308);
  expect(response.headers.get("Location")).toBe("/about?plan=a&b=%2F");
  expect(response.headers.get("X-Test-Policy")).toBe("strict");
  expect((await get("/about?plan=a&b=%2F")).status).toBe(200);
});

it.each([
  "/nothing",
  "/404",
  "/404.html",
  "/404/",
  "/_headers",
  "/.env",
  "/about/index.html.br",
  "/assets/a-1.js.gz",
])("%s is the not-found page", async (path) => {
  const response = await get(path, { "Accept-Encoding": "br" });
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/html;charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(response.headers.get("X-Test-Policy")).toBe("strict");
  expect(await response.text()).toBe("<h1>Not found</h1>");
});

it.each([
  ["GET /../secret HTTP/1.1", 404],
  ["GET /../../../../etc/passwd HTTP/1.1", 404],
  ["GET /assets/../../secret HTTP/1.1", 404],
  ["GET /%2e%2e/secret HTTP/1.1", 404],
  ["GET /%2e%2e%2fsecret HTTP/1.1", 404],
  ["GET /%252e%252e%252fsecret HTTP/1.1", 404],
  ["GET /..\\secret HTTP/1.1", 400],
  ["GET /..%5csecret HTTP/1.1", 400],
  ["GET /% HTTP/1.1", 400],
  ["GET /%00 HTTP/1.1", 400],
  ["GET /about%00.js HTTP/1.1", 400],
  ["GET //evil.example/ HTTP/1.1", 404],
  ["GET //evil.example/%2e%2e HTTP/1.1", 404],
  ["GET http://evil.example/about/ HTTP/1.1", 400],
  ["utter nonsense", 400],
])("answers the raw request %s with %i and leaks nothing", async (line, status) => {
  const answer = await raw(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toMatch(/\nlocation:|root:|\n\r?\nsecret/i);
});

it("gives icons their type", async () => {
  expect((await get("/favicon.ico")).headers.get("Content-Type")).toBe("image/x-icon");
});

it("serves the build it started with, whatever happens to the files", async () => {
  await rm(join(folder, "gone.txt"));
  expect(await (await get("/gone.txt")).text()).toBe("gone");
});

it("finishes a request in flight when it stops, and accepts no new one", async () => {
  const stopping = await listen(createSiteServer({ folder, headers: {} }));
  const { port } = stopping.address() as AddressInfo;
  const socket = connect(port, "localhost");
  const answer = new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => (text += chunk));
    socket.on("close", () => resolve(text));
  });
  // The request has begun, but its last line comes after the stop.
  await new Promise((resolve) => socket.write("GET /about HTTP/1.1\r\nHost: localhost\r\n", resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stopped = stopServer(stopping, 3000);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow("fetch failed");
  socket.write("\r\n");
  expect(await answer).toContain(about);
  await stopped;
});

it("cuts a request that does not end", async () => {
  const stopping = await listen(createSiteServer({ folder, headers: {} }));
  const socket = connect((stopping.address() as AddressInfo).port, "localhost");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.write("GET /about HTTP/1.1\r\n", resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await stopServer(stopping, 100);
  expect(stopping.listening).toBe(false);
});

async function writeSite() {
  await mkdir(join(folder, "about"), { recursive: true });
  await mkdir(join(folder, "assets"));
  const files: Record<string, string | Buffer> = {
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Not found</h1>",
    "404.html.br": brotliCompressSync("<h1>Not found</h1>"),
    "about/index.html": about,
    "about/index.html.br": brotliCompressSync(about),
    "about/index.html.gz": gzipSync(about),
    "assets/a-1.js": "1",
    "assets/a-1.js.gz": gzipSync("1"),
    "favicon.ico": "icon",
    "gone.txt": "gone",
    ".env": "secret",
    _headers: "secret",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

function listen(started: Server): Promise<Server> {
  return new Promise((resolve) => started.listen(0, () => resolve(started)));
}

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://localhost:${port}${path}`, { headers, method, redirect: "manual" });
}

/** What the server says to these very bytes; fetch would tidy the address up. */
function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, "localhost", () => socket.write(request));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
