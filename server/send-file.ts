import type { IncomingMessage, ServerResponse } from "node:http";

import { acceptedForm } from "./accepted-form.ts";
import type { Representation, SiteFile } from "./read-site.ts";

/**
 * Answers GET or HEAD with a file, with the part of it that is asked for, with "not modified", or with "precondition
 * failed", in the order of RFC 9110, section 13.2.2. Files have no date, so If-Unmodified-Since does not count.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const form = acceptedForm(file, request.headers["accept-encoding"]);
  const required = request.headers["if-match"];
  if (required !== undefined && !isAmong(required, form.etag)) {
    response.writeHead(412, [...form.lastingHeaders, "Content-Length", "0"]).end();
    return;
  }
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

/**
 * The bytes that a Range header asks for, both ends included. `undefined` means the whole file: several
 * ranges, and what is no range, may be answered so. `null` means that the file has no such bytes.
 */
function requestedRange(header: string, length: number): [number, number] | null | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header) ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") return Number(last) === 0 ? null : [Math.max(0, length - Number(last)), length - 1];

  const start = Number(first);
  const end = last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== "" && start > Number(last)) return undefined;
  return start < length ? [start, end] : null;
}

/** Versions in If-None-Match may be marked as weak by a proxy on the way; those in If-Match must not be. */
function matches(header: string, etag: string): boolean {
  return header === etag || isAmong(header.replaceAll(/(^|,)\s*W\//g, "$1"), etag);
}

/** Whether a list of versions, or "*" for any, has this one. */
function isAmong(header: string, etag: string): boolean {
  return header.trim() === "*" || header.split(",").some((each) => each.trim() === etag);
}

/** If-Range wants the part only of the version that the visitor has the rest of. */
function isSameVersion(request: IncomingMessage, form: Representation): boolean {
  const version = request.headers["if-range"];
  return version === undefined || version === form.etag;
}
