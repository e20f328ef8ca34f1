import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import { createRequestHandler, matchRoutes, type ServerBuild } from "react-router";

import type { Rendering, RenderedFile } from "./render-pages.ts";

/** An address without a page: the catch-all route renders what hosts send for all of them. */
const unknown = "/404";

// The worker that render-pages.ts starts. What the bundle will import is there before it.
await Promise.all([import("react-dom/server"), import("@mdx-js/mdx"), import("zod"), import("yaml")]);
if (parentPort) await once(parentPort, "message");
for await (const file of renderEach(workerData as Rendering)) parentPort?.postMessage(file, []);

/** One after the other, with the code that React Router bundled for them. */
async function* renderEach({ server, paths }: Rendering): AsyncGenerator<RenderedFile> {
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
