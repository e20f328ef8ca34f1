import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Pages } from "./compose.ts";
import type { Services } from "./services.ts";
import { SettingsError } from "./settings.ts";

/** What `npm run desk` builds: the site with the desk's forms, and the desk's own pages. */
const build = join(import.meta.dirname, "../build");

export function readSiteBuild(): { folder: string; headers: Record<string, string> } {
  try {
    const headers = JSON.parse(readFileSync(join(build, "site/headers.json"), "utf8"));
    return { folder: join(build, "site/client"), headers };
  } catch {
    throw new SettingsError("There is no build of the desk's site. Make one and start: npm run desk");
  }
}

/** The scripts and styles of the desk's pages. */
export const pageAssets = join(build, "app/client/desk-assets");

/** The bundle brings its own way of making pages from services: server/ knows nothing of React. */
export async function loadPages(services: Services): Promise<Pages> {
  // React asks for it, and without an answer renders with everything that helps developers.
  process.env["NODE_ENV"] ??= "production";
  const file = pathToFileURL(join(build, "app/server/index.js")).href;
  const { entry } = await import(file);
  return entry.module.createPages(services, await import(file), readSiteBuild().headers);
}
