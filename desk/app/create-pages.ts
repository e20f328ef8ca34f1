import { randomBytes } from "node:crypto";

import type { HttpBindings } from "@hono/node-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

import { clientAddress } from "../api/client-address.ts";
import type { Services } from "../server/services.ts";
import { visitContext } from "./visit";

export type Pages = (request: Request, bindings: HttpBindings) => Promise<Response>;

/** The desk's pages as a function of a request. `headers` are the site's own. */
export function createPages(
  services: Services,
  build: ServerBuild,
  headers: Readonly<Record<string, string>>,
): Pages {
  const answer = createRequestHandler(build, "production");
  return async (request, { incoming }) => {
    const nonce = randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    const address = clientAddress(incoming, services.settings.proxies);
    context.set(visitContext, { services, address, nonce });
    const response = await answer(withoutOrigin(request), context);
    for (const [name, value] of Object.entries(pageHeaders(headers, nonce, services.settings.providers))) {
      // A file's own policy is stricter than a page's.
      if (name !== "Content-Security-Policy" || !response.headers.has(name))
        response.headers.set(name, value);
    }
    if (response.status === 503) response.headers.set("Retry-After", "5");
    return response;
  };
}

/** Where a form of ours may lead on to: whoever signs in there comes from a form here. */
const providerOrigins = { google: "https://accounts.google.com", github: "https://github.com" };

function pageHeaders(
  site: Readonly<Record<string, string>>,
  nonce: string,
  providers: Services["settings"]["providers"],
) {
  const origins = Object.entries(providerOrigins).flatMap(([name, origin]) =>
    Object.hasOwn(providers, name) ? ` ${origin}` : [],
  );
  return {
    ...site,
    "Content-Security-Policy": (site["Content-Security-Policy"] ?? "")
      .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
      .replace("form-action 'self'", `form-action 'self'${origins.join("")}`),
    "Cache-Control": "private, no-store",
    // Addresses carry keys. They go to nobody else; "no-referrer" would also take the Origin from our own forms.
    "Referrer-Policy": "same-origin",
  };
}

/**
 * server/compose.ts has compared the origin with the public address. The router would compare it with the address
 * that reached us, which has another scheme behind a proxy that speaks TLS.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has("Origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  const { method, url, signal } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(url, {
    method,
    headers,
    signal,
    ...(hasBody && { body: request.body, duplex: "half" }),
  } as RequestInit);
}
