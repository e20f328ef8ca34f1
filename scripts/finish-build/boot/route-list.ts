import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../files/list-files.ts";

/** Where a visitor's browser finds the list. It is outside of the folder whose files are cached for good: browsers ask for it again. */
export const routeList = "routes.js";

/**
 * Takes its hash out of the name of React Router's manifest, which lists the scripts of every page. Its content is new with
 * every change to a page, and so would be every file that names it: the start script and with it all pages, which a visitor
 * had in the cache. app/boot/start.ts sees to it that a list is of the same app as the page.
 */
export async function nameRouteList(client: string): Promise<void> {
  const [manifest, ...others] = (await listFiles(client)).filter((file) => isManifest.test(file));
  if (!manifest || others.length > 0) throw new Error("Expected one manifest of React Router's");
  const text = await readFile(join(client, manifest), "utf8");
  // It names itself too.
  await writeFile(join(client, routeList), shortened(text).replaceAll(`/${manifest}`, `/${routeList}`));
  await rm(join(client, manifest));
}

const isManifest = /^assets\/manifest-[\w-]{8}\.js$/;

interface Route {
  parentId?: string;
  imports: readonly string[];
}

/**
 * Without what is false, which a missing word says too, and without the libraries, which run where the list is read: for each
 * of them the router would put an element into the page before it opens the next one.
 */
export function shortened(text: string): string {
  const [, name, json] = /^(window\.__reactRouterManifest=)(\{.*\});$/s.exec(text) ?? [];
  if (!name || !json) throw new Error("Expected React Router's manifest in one statement");
  const list = JSON.parse(json, (_key, value: unknown) => (value === false ? undefined : value)) as {
    entry: { imports: readonly string[] };
    routes: Record<string, Route>;
  };
  for (const route of Object.values(list.routes)) {
    if (route.parentId) route.imports = route.imports.filter((url) => !list.entry.imports.includes(url));
  }
  return `${name}${JSON.stringify(list)};`;
}
