import * as fc from "fast-check";

/** None to four header lines, most of them such as visitors send, some not. */
export function headerLines(): fc.Arbitrary<string[]> {
  const line = fc.oneof({ weight: 24, arbitrary: oneOf(ordinary) }, { weight: 1, arbitrary: extraordinary });
  return fc.array(line, { maxLength: 4 });
}

type Values = [name: string, values: string][];

const ordinary: Values = [
  ["Accept-Encoding", "br|gzip|identity|*|br;q=0|gzip;q=0.001|br;q=x|BR|;q=1||zstd|gzip ; q = 0"],
  ["Range", "bytes=0-|bytes=-1|bytes=0-0|bytes=5-2|bytes=-0|bytes=99999999999-|bytes=0-99999999999|bytes=-"],
  ["Range", "bytes=a-b|bytes=--1|bytes=1-2|bytes=9999999999999999999-|bytes = 0-1|lines=1-2|"],
  ["Range", "bytes=17-99|bytes=300-4000|bytes=8999-"],
  ["Range", "bytes=-0|bytes=99999999999-"],
  ["If-None-Match", "*"],
  ["If-None-Match", '*|"x"|W/"x"|x|"|"",""|W/|'],
  ["If-Match", '*|"x"|W/"x"|x|"|"",""|W/|'],
  ["If-Range", '*|"x"|W/"x"|x|'],
  ["If-Modified-Since", "Thu, 01 Jan 1970 00:00:00 GMT|now|"],
  ["Connection", "close|keep-alive|upgrade|te, close|"],
];

const unusual: Values = [
  ["Upgrade", "websocket|h2c|TLS/1.0"],
  ["Expect", "100-continue|200-ok"],
  ["Content-Length", "0|5|-1|1e9|99999999999999999999|x"],
  ["Transfer-Encoding", "chunked|identity|gzip| chunked"],
  ["Host", "localhost|other.example||a b|[::1]"],
];

/** A header with one of its values, now and then with several. */
function oneOf(headers: Values): fc.Arbitrary<string> {
  return fc.oneof(
    ...headers.map(([name, values]) => {
      const value = fc.constantFrom(...values.split("|"));
      const several = fc.array(value, { minLength: 2, maxLength: 3 }).map((list) => list.join(", "));
      return fc
        .oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: several })
        .map((text) => `${name}: ${text}`);
    }),
  );
}

const extraordinary = fc.oneof(
  oneOf(unusual),
  fc.constantFrom(" folded: line", "no colon", ": no name", "Na me: x", "__proto__: x"),
  fc.constantFrom("X: \u0000", "X: a\rb", "X:\t\u00FF"),
  fc.nat(8000).map((times) => `Cookie: ${"c=1; ".repeat(times)}`),
  fc
    .integer({ min: 1, max: 3000 })
    .map((count) => Array.from({ length: count }, (_, index) => `X-${index}: 1`).join("\r\n")),
);
