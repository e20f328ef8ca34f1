import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";

import { readWebhookUrl, resolveHost } from "./webhook-address.ts";

export interface Delivery {
  url: string;
  body: string;
  headers: Record<string, string>;
}

export interface PostOptions {
  allowPrivate: boolean;
  /** In milliseconds, for all of it. */
  timeout?: number;
}

/** `isFinal`: trying again would change nothing. */
export type Posted =
  { kind: "taken"; answer: string } | { kind: "refused"; answer: string; isFinal: boolean };

const TIMEOUT = 10_000;
const GONE = 410;

const refusals = {
  "no-url": "The address cannot be read",
  "not-https": "The address is not https",
  private: "The address leads into a private network",
  "unknown-host": "The host is not known",
} as const;

/** One try. Redirects are not followed: where they lead was looked at by nobody. */
export async function postDelivery(
  { url: text, body, headers }: Delivery,
  { allowPrivate, timeout = TIMEOUT }: PostOptions,
): Promise<Posted> {
  const read = readWebhookUrl(text, { allowPrivate });
  if (read.kind !== "url") return { kind: "refused", answer: refusals[read.kind], isFinal: true };
  const host = await resolveHost(read.url.hostname, { allowPrivate });
  if (host.kind !== "address") {
    return { kind: "refused", answer: refusals[host.kind], isFinal: host.kind === "private" };
  }
  try {
    const status = await send(read.url, host, { body, headers, signal: AbortSignal.timeout(timeout) });
    const isTaken = status >= 200 && status < 300;
    return isTaken
      ? { kind: "taken", answer: String(status) }
      : { kind: "refused", answer: String(status), isFinal: status === GONE };
  } catch (error) {
    return { kind: "refused", answer: whatWentWrong(error, timeout), isFinal: false };
  }
}

interface Sending {
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

function send(
  url: URL,
  { address, family }: { address: string; family: 4 | 6 },
  { body, headers, signal }: Sending,
): Promise<number> {
  // The address that was looked at is the one that is called.
  const lookup: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? httpsRequest : httpRequest;
    const length = String(Buffer.byteLength(body));
    request(url, {
      method: "POST",
      agent: false,
      lookup,
      signal,
      headers: { ...headers, "Content-Length": length, Connection: "close" },
    })
      .on("error", reject)
      .on("response", (response) => {
        resolve(response.statusCode ?? 0);
        // What else it says is read by nobody, and may have no end.
        response.destroy();
      })
      .end(body);
  });
}

function whatWentWrong(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "AbortError" || error.name === "TimeoutError") return `No answer in ${timeout / 1000} s`;
  const { code } = error as NodeJS.ErrnoException;
  return (code ?? error.message).slice(0, 200);
}
