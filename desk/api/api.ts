import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";

import { clientOf } from "../accounts/client-of.ts";
import { sessionToken } from "../accounts/session-cookie.ts";
import { signedInHint } from "../accounts/signed-in-hint.ts";
import { issueQuestion } from "../core/question.ts";
import { databaseNow } from "../data/database-now.ts";
import { detectOutage } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import { authApi } from "./auth.ts";
import { deskLiveApi } from "./desk-live.ts";
import { enquiriesApi } from "./enquiries.ts";
import { newsletterApi } from "./newsletter.ts";
import { ownOriginOnly } from "./origin.ts";

/** Everything under /api. */
export function api(services: Services) {
  return new Hono<{ Bindings: HttpBindings }>()
    .use(ownOriginOnly(services.settings.url))
    .use(async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
    })
    .route("/account", accountApi(services))
    .route("/auth", authApi(services))
    .route("/question", questionApi(services))
    .route("/enquiries", enquiriesApi(services))
    .route("/desk/live", deskLiveApi(services))
    .route("/newsletter", newsletterApi(services))
    .all("*", (c) => c.json({ error: "Not found" }, 404));
}

/** GET /api/account: the name for the header of pages that are the same for everybody. */
function accountApi(services: Services) {
  return new Hono().get("/", async (c) => {
    const token = sessionToken(services, c.req.header("Cookie"));
    const client = token ? await detectOutage(clientOf(services.db, token)) : undefined;
    if (client) return c.json({ name: client.name });
    return c.json({ error: "Sign in" }, 401, { "Set-Cookie": signedInHint(services.settings.url, false) });
  });
}

/** GET /api/question: a new one, or, with ?like=token, the same numbers under a new token. */
function questionApi({ db, secrets }: Services) {
  return new Hono().get("/", async (c) => {
    const now = await detectOutage(databaseNow(db));
    return c.json(issueQuestion(secrets, now, c.req.query("like")));
  });
}
