import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";

import { addressHeader } from "../accounts/address-header.ts";
import type { Services } from "../server/services.ts";
import { clientAddress } from "./client-address.ts";

/**
 * What browsers ask better-auth themselves: passkeys, and the way back from Google or GitHub. Everything else goes
 * through our pages, which check it first; the library's other endpoints do not exist for the world.
 */
const open: readonly { method: "GET" | "POST"; path: RegExp }[] = [
  { method: "GET", path: /^\/api\/auth\/callback\/(google|github)$/ },
  { method: "GET", path: /^\/api\/auth\/passkey\/generate-(authenticate|register)-options$/ },
  { method: "POST", path: /^\/api\/auth\/passkey\/verify-(authentication|registration)$/ },
];

export function authApi({ auth, settings }: Services) {
  return new Hono<{ Bindings: HttpBindings }>().all("*", async (c, next) => {
    const { method, raw } = c.req;
    const { pathname, search } = new URL(raw.url);
    if (!open.some((one) => one.method === method && one.path.test(pathname))) return await next();
    const headers = new Headers(raw.headers);
    // Whatever a visitor sends under these names is not theirs to say.
    for (const name of ["host", "x-forwarded-host", "x-forwarded-proto", "forwarded"]) headers.delete(name);
    headers.set(addressHeader, clientAddress(c.env.incoming, settings.proxies));
    return await auth.handler(
      new Request(`${settings.url}${pathname}${search}`, {
        method,
        headers,
        ...(method === "POST" && { body: await raw.text() }),
      }),
    );
  });
}
