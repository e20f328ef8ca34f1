import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";

import { addressHeader } from "../accounts/address-header.ts";
import { endpoints, ruleOf, whoMay } from "../accounts/policy.ts";
import type { Services } from "../server/services.ts";
import { clientAddress } from "./client-address.ts";

/** What policy.ts lists of better-auth; the rest of it does not exist for the world. */
export function authApi({ auth, settings }: Services) {
  return new Hono<{ Bindings: HttpBindings }>().all("*", async (c, next) => {
    const { method, raw } = c.req;
    const { pathname, search } = new URL(raw.url);
    if (method === "HEAD" || !whoMay(ruleOf(endpoints, pathname), method)) return await next();
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
