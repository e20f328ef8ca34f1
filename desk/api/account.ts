import { Hono } from "hono";

import { clientOf } from "../accounts/client-of.ts";
import { signedInHint } from "../accounts/signed-in-hint.ts";
import { sessionToken } from "../accounts/session-cookie.ts";
import { asked } from "../data/transact.ts";
import type { Services } from "../server/services.ts";

/** GET /api/account: the name for the header of pages that are the same for everybody. */
export function accountApi(services: Services) {
  return new Hono().get("/", async (c) => {
    const token = sessionToken(services, c.req.header("Cookie"));
    const client = token ? await asked(clientOf(services.db, token)) : undefined;
    if (client) return c.json({ name: client.name });
    return c.json({ error: "Sign in" }, 401, { "Set-Cookie": signedInHint(services.settings.url, false) });
  });
}
