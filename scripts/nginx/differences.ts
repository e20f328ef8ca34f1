import { type IncomingHttpHeaders, request as send } from "node:http";

import type { SampleRequest } from "./sample-requests.ts";

/** Where two servers' answers to a request differ: status, these headers, and the body where it is a file. */
export async function differences(
  request: SampleRequest,
  ours: string,
  theirs: string,
  compared: readonly string[],
): Promise<string[]> {
  const [one, other] = await Promise.all([answer(request, ours), answer(request, theirs)]);
  const name = `${request.method} ${request.path} ${JSON.stringify(request.headers)}`;
  if (one.status !== other.status) return [`${name}: ${one.status}, nginx ${other.status}`];

  const differing = compared
    .filter((header) => !(header === "Content-Type" && isOwnText(one.status)))
    .map((header) => [
      header,
      String(one.headers[header.toLowerCase()]),
      String(other.headers[header.toLowerCase()]),
    ])
    .filter(([, mine, its]) => mine !== its)
    .map(([header, mine, its]) => `${name}: ${header}: ${mine}, nginx ${its}`);
  const sameBody = isOwnText(one.status) || one.body.equals(other.body);
  return sameBody
    ? differing
    : [...differing, `${name}: another body (${one.body.length}, nginx ${other.body.length})`];
}

/** Each server has words of its own for these. */
function isOwnText(status: number): boolean {
  return [308, 400, 405, 412, 416].includes(status);
}

/** Sent as it is: fetch would tidy the address up. */
function answer({ method, path, headers }: SampleRequest, origin: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = send({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}
