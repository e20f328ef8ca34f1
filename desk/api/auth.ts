import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";

import { addressHeader } from "../accounts/address-header.ts";
import { clientOf } from "../accounts/client-of.ts";
import { endpoints, ruleOf, whoMay } from "../accounts/policy.ts";
import { sessionToken } from "../accounts/session-cookie.ts";
import { detectOutage } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import { clientAddress } from "./client-address.ts";

/** What policy.ts lists of better-auth; the rest of it does not exist for the world. */
export function authApi(services: Services) {
  const { auth, settings, db } = services;
  return new Hono<{ Bindings: HttpBindings }>().all("*", async (c, next) => {
    const { method, raw } = c.req;
    const { pathname, search } = new URL(raw.url);
    const who = whoMay(ruleOf(endpoints, pathname), method);
    if (method === "HEAD" || !who) return await next();
    if (who !== "visitor") {
      const token = sessionToken(services, c.req.header("Cookie"));
      if (!token || !(await detectOutage(clientOf(db, token)))) return c.json({ error: "Sign in" }, 401);
    }
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
