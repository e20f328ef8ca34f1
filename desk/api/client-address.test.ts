import type { IncomingMessage } from "node:http";

import { expect, it } from "vitest";

import { clientAddress } from "./client-address.ts";

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: "192.0.2.9" },
    headers: { ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) },
  }) as unknown as IncomingMessage;

it.each([
  ["without a proxy of ours, X-Forwarded-For is hearsay", "203.0.113.1", 0, "192.0.2.9"],
  ["the one proxy's word counts, and nothing before it", "203.0.113.1, 198.51.100.7", 1, "198.51.100.7"],
  ["two proxies: the second from the end", "203.0.113.1, 198.51.100.7, 10.0.0.1", 2, "198.51.100.7"],
  ["a list that is shorter than it should be", "203.0.113.1", 2, "192.0.2.9"],
  ["a proxy that says nothing", undefined, 1, "192.0.2.9"],
] as const)("%s", (_, forwarded, proxies, expected) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(expected);
});
