import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { createRequestHandler, matchRoutes, type ServerBuild } from "react-router";

interface RenderedFile {
  /** Has the decoded name of its address: a server decodes an address before it looks for the file. */
  file: string;
  content: string;
}

/** An address without a page: the catch-all route renders what hosts send for all of them. */
const unknown = "/404";

/**
 * Renders pages one after the other, with the code that React Router bundled for them; for a page that reads data also the
 * data, for those who come to it from another page.
 */
export async function* renderPages(server: string, paths: readonly string[]): AsyncGenerator<RenderedFile> {
  const bundle = (await import(pathToFileURL(join(server, "index.js")).href)) as ServerBuild;
  for (const [id, route] of Object.entries(bundle.routes)) {
    const useless = ["action", "headers"].filter((name) => name in (route?.module ?? {}));
    if (useless.length > 0) throw new Error(`${id} exports ${useless.join(", ")}: no server would call it`);
  }
  // What is not among these is not rendered, and no server is asked for it later.
  const build = { ...bundle, ssr: false, prerender: [...paths, unknown] };
  const handle = createRequestHandler(build, "production");
  const answer = async (address: string) => {
    const response = await handle(new Request(`http://localhost${encodeURI(address)}`));
    if (response.status !== 200) throw new Error(`${address} was rendered with status ${response.status}`);
    return response.text();
  };

  for (const path of paths) {
    const [folder, data] = path === "/" ? ["", "_.data"] : [`${path.slice(1)}/`, `${path.slice(1)}.data`];
    yield { file: `${folder}index.html`, content: await answer(`/${folder}`) };
    if (readsData(path, build)) yield { file: data, content: await answer(`/${data}`) };
  }
  yield { file: "404.html", content: await answer(`${unknown}/`) };
}

function readsData(path: string, { routes }: ServerBuild): boolean {
  const pages = Object.values(routes).flatMap((route) => (route?.parentId ? [route] : []));
  const page = matchRoutes(pages, path)?.at(-1)?.route;
  return [routes["root"], page].some((route) => route?.module.loader !== undefined);
}
