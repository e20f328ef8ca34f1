import type { IncomingMessage } from "node:http";

/** Who is asking: the connection's other end, or what the nearest proxies of ours say of it. What lies before them is hearsay. */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return socket;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  return forwarded.at(-proxies) ?? socket;
}
