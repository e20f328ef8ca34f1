import { headerLines } from "./header-lines.ts";
import { pick, type Random } from "./pick.ts";
import { targets } from "./targets.ts";

/** A request as bytes, in the pieces that it is sent in. */
export interface FuzzRequest {
  pieces: Buffer[];
  /** A server may end the connection without a word: the request is not whole, or asks for a tunnel. */
  mayStaySilent: boolean;
  /** Its answer ends with the headers; what follows is another answer. */
  isHead: boolean;
}

/** A request that may be broken in any of the ways that requests on the open internet are. */
export function fuzzRequest(random: Random, known: readonly string[]): FuzzRequest {
  if (random() < 0.03) return { pieces: [noise(random)], mayStaySilent: true, isHead: false };
  const method = random() < 0.75 ? "GET" : pick(random, methods);
  const version = random() < 0.95 ? "HTTP/1.1" : pick(random, versions);
  const end = random() < 0.95 ? "\r\n" : "\n";
  const lines = [
    `${method} ${targets(random, known)} ${version}`,
    ...(random() < 0.97 ? ["Host: localhost"] : []),
    ...headerLines(random),
  ];
  const text = `${lines.join(end)}${end}${end}${random() < 0.05 ? "a body that nobody announced" : ""}`;
  const cut = random() < 0.04 ? Math.floor(random() * text.length) : text.length;
  return {
    pieces: inPieces(random, Buffer.from(text.slice(0, cut), "latin1")),
    mayStaySilent: cut < text.length || method === "CONNECT",
    isHead: method === "HEAD",
  };
}

function inPieces(random: Random, bytes: Buffer): Buffer[] {
  if (random() < 0.93) return [bytes];
  const at = Math.floor(random() * bytes.length);
  return [bytes.subarray(0, at), bytes.subarray(at)].filter((piece) => piece.length > 0);
}

function noise(random: Random): Buffer {
  const bytes = Buffer.from(Array.from({ length: 1 + Math.floor(random() * 300) }, () => random() * 256));
  return random() < 0.5 ? bytes : Buffer.concat([pick(random, openings), bytes]);
}

const methods = [
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "get",
  "G E T",
  "",
];
const versions = ["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1 ", "http/1.1", "ICY", ""];
/** How other protocols begin: TLS, HTTP/2, a proxy in front, SSH. */
const openings = [
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]),
  Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  Buffer.from("PROXY TCP4 10.0.0.1 10.0.0.2 1 2\r\n"),
  Buffer.from("SSH-2.0-OpenSSH_9.2\r\n"),
];
