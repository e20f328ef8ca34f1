import type { Page } from "@playwright/test";

export interface Fetched {
  /** Files of the build: scripts, styles, fonts. Pictures and documents that the browser fetches ahead are not counted. */
  assets: string[];
  scripts: string[];
  /** What the scripts took on the way, headers included. */
  scriptBytes: () => Promise<number>;
}

/** What a page fetches from now on. */
export function watchFetched(page: Page): Fetched {
  const assets: string[] = [];
  const scripts: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) assets.push(pathname);
    if (!pathname.endsWith(".js")) return;
    scripts.push(pathname);
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  return {
    assets,
    scripts,
    scriptBytes: async () => (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0),
  };
}
