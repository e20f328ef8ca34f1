import type { Page, Request } from "@playwright/test";

export interface Fetched {
  /** Files of the build: scripts, styles, fonts. Pictures and documents that the browser fetches ahead are not counted. */
  assets: string[];
  scripts: string[];
  /** What the scripts took on the way, headers included. */
  scriptBytes: () => Promise<number>;
  /** What everything took, headers included. */
  bytes: () => Promise<number>;
}

/** What a page fetches from now on. */
export function watchFetched(page: Page): Fetched {
  const assets: string[] = [];
  const scripts: string[] = [];
  const requests: Request[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) assets.push(pathname);
    if (isScript(request)) scripts.push(pathname);
    requests.push(request);
  });
  return {
    assets,
    scripts,
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
