import type { Page } from "@playwright/test";

/** The paths of the documents that a page asks for from now on. One that was fetched ahead is opened without a request. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** For the pages that are opened from now on, as in a browser that cannot. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
}
