import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { createRequestHandler, matchRoutes, type ServerBuild } from "react-router";

import { inParallel } from "../files/in-parallel.ts";
import { writeFiles } from "../files/write-files.ts";

/** Any address without a page: the catch-all route renders what hosts send for all of them. */
const unknown = "/404";

/**
 * Renders every page into `client`, with the code that React Router bundled for it; for a page that reads data, also
 * the data, for those who come to it from another page. Files have the decoded names of their addresses: a server decodes
 * an address before it looks for the file.
 */
export async function renderPages(server: string, client: string, paths: readonly string[]): Promise<void> {
  const bundle = (await import(pathToFileURL(join(server, "index.js")).href)) as ServerBuild;
  // What is not among these is not rendered, and no server is asked for it later.
  const build = { ...bundle, ssr: false, prerender: [...paths, unknown] };
  const handle = createRequestHandler(build, "production");
  const answer = async (address: string) => {
    const response = await handle(new Request(`http://localhost${encodeURI(address)}`));
    if (response.status !== 200) throw new Error(`${address} was rendered with status ${response.status}`);
    return response.text();
  };

  await inParallel(paths, async (path) => {
    const folder = path === "/" ? path : `${path}/`;
    const files = { [`${folder}index.html`]: await answer(folder) };
    const data = `${path === "/" ? "/_" : path}.data`;
    if (readsData(path, build)) files[data] = await answer(data);
    await writeFiles(client, files);
  });
  await writeFiles(client, { "404.html": await answer(`${unknown}/`) });
}

function readsData(path: string, { routes }: ServerBuild): boolean {
  const pages = Object.values(routes).flatMap((route) => (route?.parentId ? [route] : []));
  const page = matchRoutes(pages, path)?.at(-1)?.route;
  return [routes["root"], page].some((route) => route?.module.loader !== undefined);
}
