import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

import sirv from "sirv";

import { cacheControl, contentTypes } from "./headers.ts";
import { createNotFound } from "./not-found.ts";
import { simplifyRequestHeaders } from "./request-headers.ts";
import { resolveRequest } from "./resolve-request.ts";
import { siteFiles } from "./site-files.ts";

interface SiteOptions {
  /** build/client: read once, at the start. */
  folder: string;
  /** Sent with every response. */
  headers: Record<string, string>;
}

/** Serves the built site over HTTP. */
export function createSiteServer({ folder, headers }: SiteOptions): Server {
  const files = siteFiles(folder);
  const notFound = createNotFound(folder);
  // No guessing of extensions: resolveRequest names the file.
  const send = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [] });

  return createServer(
    { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 10_000 },
    (request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader("Cache-Control", cacheControl("/"));
      // Browsers that save data should not act on it anyway; not all say so.
      if (request.headers["save-data"] === "on") response.removeHeader("Speculation-Rules");
      if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(response);

      simplifyRequestHeaders(request.headers);
      const resolved = resolveRequest(request.url ?? "", files);
      switch (resolved.kind) {
        case "bad-request":
          return sendText(response, 400, "Bad request");
        case "not-found":
          return notFound(request, response);
        case "redirect":
          response.setHeader("Location", resolved.location);
          return sendText(response, 308, `Moved to ${resolved.location}`);
        case "file":
          return sendFile(request, response, resolved.file);
      }
    },
  );

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string) {
    response.setHeader("Cache-Control", cacheControl(file));
    response.setHeader("Vary", file.endsWith(".html") ? "Accept-Encoding, Save-Data" : "Accept-Encoding");
    const type = Object.entries(contentTypes).find(([extension]) => file.endsWith(extension))?.[1];
    if (type) response.setHeader("Content-Type", type);
    // sirv lets go of its file only at the end, and a file that vanished would end the process.
    response.on("pipe", (source) => {
      source.on("error", () => response.destroy());
      response.on("close", () => source.unpipe().destroy());
    });
    request.url = encodeURI(file);
    send(request, response, () => notFound(request, response));
  }
}

function refuseMethod(response: ServerResponse) {
  response.setHeader("Allow", "GET, HEAD");
  // The request may have a body that nobody wants to read.
  response.setHeader("Connection", "close");
  sendText(response, 405, "Method not allowed");
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    "Content-Type": "text/plain;charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
