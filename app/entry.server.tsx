import { PassThrough } from "node:stream";

import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

import { articleHtmlAt } from "./articles/render-article.server";
import { ArticleHtml } from "./features/article-body/article-html";

/** Runs at build time only. Waits for the whole page, so that the HTML is complete and holds no streaming scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await articleHtmlAt(new URL(request.url).pathname);
  const page = (
    <ArticleHtml value={html}>
      <ServerRouter context={context} url={request.url} />
    </ArticleHtml>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise React moves large <Suspense> contents to the end and adds inline scripts that put them in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onError(error) {
        // React Router reports only the status of a page that failed to render.
        console.error(new URL(request.url).pathname, error);
        reject(error);
      },
    });
  });
}
