import type { Page } from "@playwright/test";

import { identity } from "../../app/identity.ts";

export const mapOrigin = new URL(identity.map.embedUrl).origin;

/** What the map's provider answers in tests: always there, always the same, with a control in it as maps have. */
export const mapAnswer = {
  contentType: "text/html",
  body: '<title>Map</title><a href="#">Zoom in</a>',
};

/** Tests need no network: the map is answered from here. */
export async function stubMap(page: Page): Promise<void> {
  await page.route(`${mapOrigin}/**`, (route) => route.fulfill(mapAnswer));
}
