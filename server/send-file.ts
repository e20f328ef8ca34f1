import type { IncomingMessage, ServerResponse } from "node:http";

import { acceptedForm } from "./accepted-form.ts";
import { requestedRange } from "./ranges.ts";
import type { Representation, SiteFile } from "./read-site.ts";

/** Answers GET or HEAD with a file, with the part of it that is asked for, or with "not modified". */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const form = acceptedForm(file, request.headers["accept-encoding"]);
  const known = request.headers["if-none-match"];
  if (known !== undefined && matches(known, form.etag)) {
    response.writeHead(304, form.lastingHeaders as string[]).end();
    return;
  }
  const { range } = request.headers;
  if (range !== undefined && request.method === "GET" && isSameVersion(request, form)) {
    return sendRange(response, form, range);
  }
  sendWhole(response, 200, form);
}

/** Answers with a file whatever version the visitor has: the not-found page. */
export function sendWhole(response: ServerResponse, status: number, form: Representation): void {
  // Node leaves the body out where the method is HEAD.
  response.writeHead(status, form.headers as string[]).end(form.body, "latin1");
}

function sendRange(response: ServerResponse, form: Representation, header: string) {
  const { length } = form.body;
  const range = requestedRange(header, length);
  if (range === undefined) return sendWhole(response, 200, form);
  if (range === null) {
    const headers = [...form.lastingHeaders, "Content-Range", `bytes */${length}`, "Content-Length", "0"];
    response.writeHead(416, headers).end();
    return;
  }
  const [start, end] = range;
  const body = form.body.slice(start, end + 1);
  const headers = form.headers.with(form.headers.indexOf("Content-Length") + 1, String(body.length));
  response
    .writeHead(206, [...headers, "Content-Range", `bytes ${start}-${end}/${length}`])
    .end(body, "latin1");
}

/** A list of versions, each perhaps marked as weak by a proxy on the way, or any version. */
function matches(header: string, etag: string): boolean {
  return header === etag || header.trim() === "*" || header.split(",").some((each) => strong(each) === etag);
}

function strong(etag: string): string {
  return etag.trim().replace(/^W\//, "");
}

/** If-Range wants the part only of the version that the visitor has the rest of. */
function isSameVersion(request: IncomingMessage, form: Representation): boolean {
  const version = request.headers["if-range"];
  return version === undefined || version === form.etag;
}
