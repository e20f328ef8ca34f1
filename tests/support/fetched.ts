import type { Page, Request } from "@playwright/test";

export interface Fetched {
  /** What the scripts took on the way, headers included. */
  scriptBytes: () => Promise<number>;
  /** What everything took, headers included. */
  bytes: () => Promise<number>;
}

/** What a page fetches from now on. */
export function watchFetched(page: Page): Fetched {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return {
    scriptBytes: () => transferredFor(requests.filter(isScript)),
    bytes: () => transferredFor(requests),
  };
}

function isScript(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith(".js");
}

async function transferredFor(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}
