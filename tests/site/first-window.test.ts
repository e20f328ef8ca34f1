import { readFileSync } from "node:fs";
import { connect, type AddressInfo } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createSiteServer } from "../../server/site-server.ts";
import { firstWindow } from "../support/budgets.ts";
import { addressedPages, buildFolder, clientFolder } from "../support/built-site.ts";

const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8")) as Record<string, string>;
const server = createSiteServer({ folder: clientFolder, headers });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("every page comes in the first window, its headers included", async () => {
  const over = [];
  for (const { path } of addressedPages()) {
    const bytes = await answeredBytes(encodeURI(path));
    if (bytes > firstWindow) over.push(`${path}: ${bytes}`);
  }
  expect(over).toEqual([]);
}, 60_000);

test("so does the style sheet that its first paint waits for, and there is one", async () => {
  const sheets = addressedPages().map(({ root }) =>
    root
      .querySelectorAll('link[rel="stylesheet"]:not([disabled])')
      .map((link) => link.getAttribute("href") ?? ""),
  );
  expect(sheets.filter(({ length }) => length !== 1)).toEqual([]);
  for (const path of new Set(sheets.flat()))
    expect(await answeredBytes(path), path).toBeLessThanOrEqual(firstWindow);
});

/** Of a whole answer over HTTP/1.1, as a browser asks: the status line, all headers and the body in Brotli. */
function answeredBytes(path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "localhost", () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`,
      ),
    );
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      answer += chunk;
      const body = answer.indexOf("\r\n\r\n") + 4;
      const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
      if (body < 4 || answer.length < body + length) return;
      socket.destroy();
      resolve(answer.length);
    });
    socket.on("error", reject);
  });
}
