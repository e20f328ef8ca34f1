import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";

import type { Services } from "../server/services.ts";
import { accountApi } from "./account.ts";
import { authApi } from "./auth.ts";
import { deskLiveApi } from "./desk-live.ts";
import { enquiriesApi } from "./enquiries.ts";
import { newsletterApi } from "./newsletter.ts";
import { ownOriginOnly } from "./origin.ts";
import { questionApi } from "./question.ts";

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
