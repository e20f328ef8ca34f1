import * as fc from "fast-check";

import { headerLines } from "./header-lines.ts";
import { targets } from "./targets.ts";

export interface FuzzRequest {
  /** What is sent, one character for each byte, in the pieces that it is sent in. */
  pieces: string[];
  /** A server may end the connection without a word: the request is not whole, or asks for a tunnel. */
  mayStaySilent: boolean;
  /** Its answer ends with the headers; what follows is another answer. */
  isHead: boolean;
}

/** A request that may be broken in any of the ways that requests on the open internet are. */
export function fuzzRequest(known: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const parts = fc.record({
    method: rarely(0.15, "GET", fc.constantFrom(...methods)),
    target: targets(known),
    version: rarely(0.05, "HTTP/1.1", fc.constantFrom(...versions)),
    host: rarely(0.03, "Host: localhost\r\n", fc.constant("")),
    lines: headerLines(),
    lineEnd: rarely(0.05, "\r\n", fc.constant("\n")),
    body: rarely(0.05, "", fc.constant("a body that nobody announced")),
    /** In per cent of its length: where it breaks off, and where its second piece begins. */
    end: rarely(0.04, 100, fc.nat(99)),
    split: rarely(0.07, 100, fc.nat(100)),
  });
  const request = parts.map(({ method, target, version, host, lines, lineEnd, body, end, split }) => {
    const head = `${method} ${target} ${version}\r\n${host}${lines.map((line) => `${line}\r\n`).join("")}\r\n`;
    const whole = head.replaceAll("\r\n", lineEnd) + body;
    const sent = whole.slice(0, (end / 100) * whole.length);
    const at = Math.floor((split / 100) * sent.length);
    return {
      pieces: [sent.slice(0, at), sent.slice(at)].filter(Boolean),
      mayStaySilent: end < 100 || method === "CONNECT",
      isHead: method === "HEAD",
    };
  });
  return fc.oneof({ weight: 97, arbitrary: request }, { weight: 3, arbitrary: noise });
}

/** A value that is the usual one but for a share of the cases, and that shrinks to the usual one. */
function rarely<T>(share: number, usual: T, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: Math.round((1 - share) * 100), arbitrary: fc.constant(usual) },
    { weight: Math.round(share * 100), arbitrary: unusual },
  );
}

const methods = "HEAD POST PUT DELETE OPTIONS PATCH TRACE CONNECT PROPFIND get G\tE\tT".split(" ");
const versions = ["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1 ", "http/1.1", "ICY", ""];

/** How other protocols begin: TLS, HTTP/2, a proxy in front, SSH. */
const openings = [
  "",
  "\u0016\u0003\u0001\u0002\u0000\u0001",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "PROXY TCP4 10.0.0.1 10.0.0.2 1 2\r\n",
  "SSH-2.0-OpenSSH_9.2\r\n",
];
const noise = fc
  .tuple(fc.constantFrom(...openings), fc.uint8Array({ minLength: 1, maxLength: 300 }))
  .map(([opening, bytes]) => ({
    pieces: [opening + Buffer.from(bytes).toString("latin1")],
    mayStaySilent: true,
    isHead: false,
  }));
