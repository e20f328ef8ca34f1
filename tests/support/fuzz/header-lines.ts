import { pick, type Random } from "./pick.ts";

/** None to five header lines, most of them such as visitors send, some not. */
export function headerLines(random: Random): string[] {
  return Array.from({ length: Math.floor(random() * 6) }, () => pick(random, lines)(random));
}

const lines: ((random: Random) => string)[] = [
  (random) => `Accept-Encoding: ${list(random, encodings)}`,
  (random) => `Accept-Encoding: ${list(random, encodings)}`,
  (random) =>
    `Range: ${pick(random, ["bytes=", "bytes=", "bytes=", "bytes = ", "lines=", ""])}${list(random, ranges)}`,
  (random) => `Range: bytes=${Math.floor(random() * 9000)}-${Math.floor(random() * 9000)}`,
  (random) => `If-None-Match: ${list(random, versions)}`,
  (random) => `If-Range: ${pick(random, versions)}`,
  (random) => `If-Modified-Since: ${pick(random, ["Thu, 01 Jan 1970 00:00:00 GMT", "now", ""])}`,
  (random) => `Connection: ${pick(random, ["close", "keep-alive", "upgrade", "te, close", ""])}`,
  (random) => `Upgrade: ${pick(random, ["websocket", "h2c", "TLS/1.0"])}`,
  (random) => `Expect: ${pick(random, ["100-continue", "200-ok"])}`,
  (random) => `Content-Length: ${pick(random, ["0", "5", "-1", "1e9", "99999999999999999999", "x", "0, 0"])}`,
  (random) =>
    `Transfer-Encoding: ${pick(random, ["chunked", "identity", "chunked, chunked", "gzip", " chunked"])}`,
  (random) => `Host: ${pick(random, ["other.example", "", "a b", "[::1]"])}`,
  (random) => `Cookie: ${"c=1; ".repeat(Math.floor(random() ** 8 * 8000))}`,
  (random) =>
    Array.from({ length: Math.floor(random() ** 6 * 3000) }, (_, index) => `X-${index}: 1`).join("\r\n") ||
    "X: 1",
  (random) =>
    pick(random, [
      " folded: line",
      "no colon",
      ": no name",
      "Na me: x",
      "X: \u0000",
      "X: a\rb",
      "X:\t\u00ff",
      "__proto__: x",
    ]),
];

const encodings = [
  "br",
  "gzip",
  "identity",
  "*",
  "br;q=0",
  "gzip;q=0.001",
  "br;q=x",
  "BR",
  ";q=1",
  "",
  "zstd",
  "gzip ; q = 0",
];
const ranges = [
  "0-",
  "-1",
  "0-0",
  "5-2",
  "-0",
  "99999999999-",
  "0-99999999999",
  "-",
  "a-b",
  "--1",
  "1-2",
  "9999999999999999999-",
];
const versions = ["*", '"x"', 'W/"x"', "x", '"', '"",""', "W/", ""];

function list(random: Random, words: readonly string[]): string {
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, words)).join(
    pick(random, [", ", ","]),
  );
}
