import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { siteListener } from "./site-server.ts";
import { stopServer } from "./stop-server.ts";
import { listen, serveFolder } from "./testing/served-folder.ts";

const about = "<h1>About</h1>".repeat(50);
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  site = await serveFolder({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Not found</h1>",
    "404.html.br": brotliCompressSync("<h1>Not found</h1>"),
    "500.html": "<h1>Broken</h1>",
    "about/index.html": about,
    "about.md": "# About",
    "about/index.html.br": brotliCompressSync(about),
    "about/index.html.gz": gzipSync(about),
    "assets/a-1.js": "1",
    "assets/a-1.js.gz": gzipSync("1"),
    "favicon.ico": "icon",
    "gone.txt": "gone",
    ".env": "secret",
    ".well-known/security.txt": "Contact: mailto:security@site.example",
    ".well-known/other.txt": "secret",
    _headers: "secret",
  });
});
afterAll(() => site.stop());

it("answers with the Markdown version of a page who asks for Markdown, at the page's address and at its own", async () => {
  for (const [path, accept] of [
    ["/about", "text/markdown, text/html"],
    ["/about?from=list", "text/markdown"],
    ["/about.md", "*/*"],
  ] as const) {
    const response = await site.get(path, { Accept: accept });
    expect(response.headers.get("Content-Type")).toBe("text/markdown;charset=utf-8");
    expect(response.headers.get("Vary")).toBe("Accept");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(await response.text()).toBe("# About");
  }
  const page = await site.get("/about", { Accept: "text/html, text/markdown;q=0.5" });
  expect(page.headers.get("X-Robots-Tag")).toBeNull();
  expect(await page.text()).toBe(about);
});

it("answers with the page where it has no Markdown version", async () => {
  const response = await site.get("/", { Accept: "text/markdown" });
  expect(await response.text()).toBe("<h1>Home</h1>");
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
  const response = await site.get("/about", { "Accept-Encoding": accepted });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding, Accept");
  expect(response.headers.get("Content-Type")).toBe("text/html;charset=utf-8");
  expect(await response.text()).toBe(about);
});

it("lets hashed assets be kept for ever and pages be asked for again", async () => {
  const asset = await site.get("/assets/a-1.js");
  expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const page = await site.get("/about");
  expect(page.headers.get("Cache-Control")).toBe("no-cache");
});

it("sends the headers of pages with what can be opened as one, and with nothing else", async () => {
  for (const path of ["/about", "/about.md", "/gone.txt", "/assets/missing.js"]) {
    const { headers } = await site.get(path);
    expect([path, headers.get("X-Test-Policy")]).toEqual([path, "strict"]);
    expect([path, headers.get("X-Content-Type-Options")]).toEqual([path, "nosniff"]);
  }
  const etag = (await site.get("/assets/a-1.js")).headers.get("ETag") ?? "";
  for (const condition of [
    {},
    { "If-None-Match": etag },
    { "If-Match": '"other"' },
    { Range: "bytes=0-0" },
  ]) {
    const { headers, status } = await site.get("/assets/a-1.js", condition as Record<string, string>);
    expect([status, headers.get("X-Test-Policy")]).toEqual([status, null]);
    expect([status, headers.get("X-Content-Type-Options")]).toEqual([status, "nosniff"]);
  }
});

it("answers 304 to a known version", async () => {
  const first = await site.get("/about");
  const second = await site.get("/about", { "If-None-Match": first.headers.get("ETag") ?? "" });
  expect(second.status).toBe(304);
  expect(second.headers.get("Cache-Control")).toBe("no-cache");
  expect(second.headers.get("X-Test-Policy")).toBe("strict");
});

it("gives each encoding a version of its own", async () => {
  const etags = ["br", "gzip", "identity"].map(async (encoding) =>
    (await site.get("/about", { "Accept-Encoding": encoding })).headers.get("ETag"),
  );
  expect(new Set(await Promise.all(etags)).size).toBe(3);
});

it.each(["*", "W/$", '"other", $', '"other",W/$'])("knows the version in If-None-Match %s", async (list) => {
  const etag = (await site.get("/about")).headers.get("ETag") ?? "";
  expect((await site.get("/about", { "If-None-Match": list.replace("$", etag) })).status).toBe(304);
});

it("answers HEAD without a body", async () => {
  const response = await site.get("/about", { "Accept-Encoding": "identity" }, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Length")).toBe(String(about.length));
  expect(await response.text()).toBe("");
});

it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("refuses %s", async (method) => {
  const response = await site.get("/about", {}, method);
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
  const response = await site.get("/about", { Range: range, "Accept-Encoding": "identity" });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
});

it("sends a part only of the version that the visitor knows", async () => {
  const headers = { Range: "bytes=0-3", "Accept-Encoding": "identity" };
  const etag = (await site.get("/about", headers)).headers.get("ETag") ?? "";
  const known = await site.get("/about", { ...headers, "If-Range": etag });
  expect(known.status).toBe(206);
  expect(known.headers.get("Content-Range")).toBe(`bytes 0-3/${about.length}`);
  expect(known.headers.get("Content-Length")).toBe("4");
  expect((await site.get("/about", { ...headers, "If-Range": '"another"' })).status).toBe(200);
});

it("moves other forms of an address to the one without a slash, once", async () => {
  const response = await site.get("/about/?plan=a&b=%2F");
  expect(response.status).toBe(308);
  expect(response.headers.get("Location")).toBe("/about?plan=a&b=%2F");
  expect(response.headers.get("X-Test-Policy")).toBe("strict");
  expect((await site.get("/about?plan=a&b=%2F")).status).toBe(200);
});

it.each([
  "/nothing",
  "/404",
  "/404.html",
  "/404/",
  "/500.html",
  "/_headers",
  "/.env",
  "/.well-known",
  "/.well-known/other.txt",
  "/.well-known/security.txt/",
  "/about/index.html.br",
  "/assets/a-1.js.gz",
])("%s is the not-found page", async (path) => {
  const response = await site.get(path, { "Accept-Encoding": "br" });
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/html;charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
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
  ["GET http://evil.example//evil.example/ HTTP/1.1", 404],
  ["GET http://localhost/../secret HTTP/1.1", 404],
  ["GET http://user@localhost/about HTTP/1.1", 400],
  ["GET http:///about HTTP/1.1", 400],
  ["GET ftp://localhost/about HTTP/1.1", 400],
  ["utter nonsense", 400],
])("answers the raw request %s with %i and leaks nothing", async (line, status) => {
  const answer = await site.raw(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toMatch(/\nlocation:|root:|\n\r?\nsecret/i);
});

it.each([
  ["/favicon.ico", "image/x-icon"],
  ["/.well-known/security.txt", "text/plain;charset=utf-8"],
])("gives %s its type", async (file, type) => {
  expect((await site.get(file)).headers.get("Content-Type")).toBe(type);
});

it("answers a fault of its own with the page for that, and goes on", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const answer = siteListener({ folder: site.folder, headers: { "X-Test-Policy": "strict" } });
  const server = createServer((request, response) => {
    if (request.url === "/fault") Object.defineProperty(request, "headers", { get: () => JSON.parse("") });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const broken = await fetch(`http://localhost:${port}/fault`);
  expect(broken.status).toBe(500);
  expect(broken.headers.get("X-Test-Policy")).toBe("strict");
  expect(await broken.text()).toBe("<h1>Broken</h1>");
  expect(said).toHaveBeenCalledWith(expect.any(SyntaxError));
  expect((await fetch(`http://localhost:${port}/about`)).status).toBe(200);
  await stopServer(server);
  said.mockRestore();
});

it("serves the build it started with, whatever happens to the files", async () => {
  await rm(join(site.folder, "gone.txt"));
  expect(await (await site.get("/gone.txt")).text()).toBe("gone");
});

it("finishes a request in flight when it stops, and accepts no new one", async () => {
  const { server, port } = await listen({ folder: site.folder, headers: {} });
  const socket = connect(port, "localhost");
  const answer = new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => (text += chunk));
    socket.on("close", () => resolve(text));
  });
  // The request has begun, but its last line comes after the stop.
  await new Promise((resolve) => socket.write("GET /about HTTP/1.1\r\nHost: localhost\r\n", resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stopped = stopServer(server, 3000);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow("fetch failed");
  socket.write("\r\n");
  expect(await answer).toContain(about);
  await stopped;
});

it("cuts a request that does not end", async () => {
  const { server, port } = await listen({ folder: site.folder, headers: {} });
  const socket = connect(port, "localhost");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.write("GET /about HTTP/1.1\r\n", resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await stopServer(server, 100);
  expect(server.listening).toBe(false);
});
