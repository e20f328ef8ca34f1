import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Why an address is not taken as a webhook. */
export type AddressRefusal = "no-url" | "not-https" | "private" | "unknown-host";

/** What is within a network or a machine: a webhook there would let an admin of the desk reach what only the server can. */
const inside = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  inside.addSubnet(network, bits, "ipv4");

/** Of IPv6 only what is given out on the internet is outside; what wraps an IPv4 address may lead anywhere. */
const outside = new BlockList();
outside.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  inside.addSubnet(network, bits, "ipv6");

export function isPrivate(address: string): boolean {
  if (isIP(address) === 4) return inside.check(address, "ipv4");
  return isIP(address) !== 6 || inside.check(address, "ipv6") || !outside.check(address, "ipv6");
}

interface Allowed {
  /** DESK_WEBHOOK_PRIVATE: addresses within the network are fine. */
  allowPrivate: boolean;
}

const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
const LONGEST = 2000;

/** The address as it may be kept. Where it leads is looked at before each delivery. */
export function readWebhookUrl(
  text: string,
  { allowPrivate }: Allowed,
): { kind: "url"; url: URL } | { kind: AddressRefusal } {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || !URL.canParse(trimmed)) return { kind: "no-url" };
  const url = new URL(trimmed);
  if (url.username || url.password || !url.hostname) return { kind: "no-url" };
  const isLocal = localHosts.has(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocal)) return { kind: "not-https" };
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && (isLocal || (isIP(literal) !== 0 && isPrivate(literal)))) return { kind: "private" };
  return { kind: "url", url };
}

/** Where it leads right now: that very address is then called, so that a name cannot change its mind in between. */
export async function resolveHost(
  hostname: string,
  { allowPrivate }: Allowed,
): Promise<{ kind: "address"; address: string; family: 4 | 6 } | { kind: AddressRefusal }> {
  const literal = hostname.replace(/^\[|\]$/g, "");
  const found = await lookup(literal, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return { kind: "unknown-host" };
  if (!allowPrivate && found.some(({ address }) => isPrivate(address))) return { kind: "private" };
  return { kind: "address", address: first.address, family: first.family === 6 ? 6 : 4 };
}
