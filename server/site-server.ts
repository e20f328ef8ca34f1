import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

import { acceptedForm } from "./accepted-form.ts";
import { cacheControl } from "./headers.ts";
import { prefersMarkdown } from "./prefers-markdown.ts";
import { readSite, type Site, type SiteFile } from "./read-site.ts";
import { isHost, plainAddresses, resolveRequest } from "./resolve-request.ts";
import { sendFile, sendWhole } from "./send-file.ts";

interface SiteOptions {
  /** build/client: read once, at the start. */
  folder: string;
  /** Sent with everything that can be opened as a page; other files have a few of them. */
  headers: Record<string, string>;
  /** After how many milliseconds without progress a visitor who does not read the answer is dropped. */
  stalledAfter?: number;
}

/** Serves the built site over HTTP. */
export function createSiteServer(options: SiteOptions): Server {
  return createServer(serverSettings, siteListener(options));
}

/** Answers with the files of the built site. */
export function siteListener(options: SiteOptions): RequestListener {
  const site = readSite(options.folder, options.headers);
  const answer = answerWith(site, options.headers);
  const { stalledAfter = 15_000 } = options;
  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // A fault of ours, which must not end the server for everybody else.
      console.error(error);
      sendWhole(response, 500, site.broken.plain);
    }
    dropIfStalled(request.socket, response, stalledAfter);
  };
}

export const serverSettings = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  // Node would drop the second of two Host headers and hide that there were two.
  joinDuplicateHeaders: true,
  // Node looks for late requests only so often: by default each half minute.
  connectionsCheckingInterval: 2000,
  // A request without a body needs no stream to read it from: a tenth of the work for each request.
  optimizeEmptyRequests: true,
};

/**
 * Nearly every answer is with the operating system at once, and Node limits how long the connection may then idle.
 * What is left waits for the visitor to read, or for the answers before it. No such limit for all connections
 * (server.timeout): that takes a second timer for each request.
 */
function dropIfStalled(socket: Socket, response: ServerResponse, limit: number) {
  if (response.socket === null || socket.writableLength > 0) socket.setTimeout(limit);
}

function answerWith({ files, notFound }: Site, headers: Record<string, string>): RequestListener {
  const addresses = plainAddresses(files);
  const textHeaders = [
    ...Object.entries(headers).flat(),
    "Cache-Control",
    cacheControl("/"),
    "Content-Type",
    "text/plain;charset=utf-8",
  ];

  return (request, response) => {
    // HTTP/1.1 keeps a connection unless an answer ends it: Node's two headers that say so are 48 bytes with every file.
    if (response.shouldKeepAlive && request.httpVersion === "1.1") response.removeHeader("Connection");
    if (request.method !== "GET" && request.method !== "HEAD") {
      // The request may have a body that nobody wants to read.
      return sendText(response, 405, "Method not allowed", ["Allow", "GET, HEAD", "Connection", "close"]);
    }
    if (!isHost(request.headers.host ?? "")) return sendText(response, 400, "Bad request");
    const target = request.url ?? "";
    const named = addresses.get(target);
    if (named) return sendPreferred(request, response, named);
    const resolved = resolveRequest(target, files);
    switch (resolved.kind) {
      case "file":
        return sendPreferred(request, response, resolved.file);
      case "redirect":
        return sendText(response, 308, `Moved to ${resolved.location}`, ["Location", resolved.location]);
      case "not-found":
        return sendWhole(response, 404, acceptedForm(notFound, request.headers["accept-encoding"]));
      case "bad-request":
        return sendText(response, 400, "Bad request");
    }
  };

  function sendText(response: ServerResponse, status: number, text: string, own: string[] = []) {
    const length = ["Content-Length", String(Buffer.byteLength(text))];
    response.writeHead(status, [...textHeaders, ...length, ...own]).end(text);
  }
}

/** The page, or its Markdown version for who would rather read that. */
function sendPreferred(request: IncomingMessage, response: ServerResponse, file: SiteFile) {
  const markdown = file.markdown && prefersMarkdown(request.headers.accept) ? file.markdown : undefined;
  return sendFile(request, response, markdown ?? file);
}
