import { connect } from "node:net";
import { setInterval } from "node:timers";

import { expect, it } from "vitest";

import { deskServer } from "../testing/desk-server.ts";

const desk = await deskServer({ DESK_URL: "https://desk.example" }, { hasPages: true });

const posts = [
  "/signin",
  "/contact",
  "/enquiries/E-1?key=x",
  "/newsletter",
  "/api/newsletter",
  "/desk/staff",
];

it("gives nobody more than 20 seconds for a request, and 10 for its headers", () => {
  expect(desk.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 10_000 });
});

it("cuts off whoever sends a byte a second, and answers everybody else meanwhile", async () => {
  // The same in less time.
  Object.assign(desk.server, { requestTimeout: 3000, headersTimeout: 3000 });
  const slow = [
    ...posts.map((path) => ({
      path,
      begins: `POST ${path} HTTP/1.1\r\nHost: desk.example\r\nContent-Type: ${type(path)}\r\nContent-Length: 2000\r\n\r\n`,
    })),
    ...Array.from({ length: 50 }, () => ({
      path: "chunks",
      begins: `POST /signin HTTP/1.1\r\nHost: desk.example\r\nContent-Type: ${type("/signin")}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    })),
    { path: "headers", begins: "GET /signin HTTP/1.1\r\nHost: desk.example\r\nX-Slow: " },
  ];
  const cutOff = Promise.all(slow.map(({ path, begins }) => untilCutOff(path, begins)));
  const others = await Promise.all([desk.send("/signin"), desk.enquire(), desk.send("/health/ready")]);
  expect(others.map(({ status }) => status)).toEqual([200, 201, 200]);
  await cutOff;
  expect((await desk.send("/signin")).status).toBe(200);
});

function type(path: string): string {
  return path.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded";
}

/** Until the server gives up a connection on which a byte comes each second: 2,000 of them would take half an hour. */
function untilCutOff(path: string, begins: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(desk.port, "127.0.0.1", () => socket.write(begins));
    const drip = setInterval(() => socket.write(path === "chunks" ? "1\r\na\r\n" : "a"), 1000);
    // A server that has given up resets what is still sent.
    socket.on("error", () => {});
    socket.resume();
    socket.on("close", () => {
      clearInterval(drip);
      resolve();
    });
  });
}
