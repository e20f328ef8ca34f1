import { createServer, type RequestListener, type Server } from "node:http";

import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId, type RequestIdVariables } from "hono/request-id";

import { serverSettings, siteListener } from "../../server/site-server.ts";
import { isForDesk } from "../accounts/desk-addresses.ts";
import { hintWithSession } from "../accounts/signed-in-hint.ts";
import { api } from "../api/api.ts";
import { oneClickUnsubscribe } from "../api/one-click-unsubscribe.ts";
import { ownOriginOnly } from "../api/origin.ts";
import { plainNewsletter } from "../api/plain-newsletter.ts";
import { isMigrated } from "../data/migrate.ts";
import { isOutage } from "../data/transact.ts";
import { contactWithQuestion } from "./contact-with-question.ts";
import { deskAssets } from "./desk-assets.ts";
import { logRequest } from "./log-request.ts";
import type { Services } from "./services.ts";

/** The desk's pages, rendered for each request. */
export type Pages = (request: Request, bindings: HttpBindings) => Promise<Response>;

interface Parts {
  services: Services;
  /** The desk's build of the site: its folder and its headers. */
  site: { folder: string; headers: Record<string, string> };
  pages: Pages;
  /** Where the files of those pages are. */
  assets?: string;
}

/** One server of everything: what the desk answers itself, and the site's files for all the rest. Opens nothing. */
export function composeServer(parts: Parts): Server {
  const files = siteListener(parts.site);
  const desk = getRequestListener(deskApp(parts).fetch);
  const listener: RequestListener = (request, response) => {
    if (isForDesk(request.method ?? "", request.url ?? "")) void desk(request, response);
    else files(request, response);
  };
  return createServer(serverSettings, listener);
}

/** Of what is typed into a form. */
const LARGEST_FORM = 32 * 1024;

export function deskApp({ services, site, pages, assets = "" }: Parts) {
  const { log, settings } = services;
  const tooLarge = bodyLimit({
    maxSize: LARGEST_FORM,
    onError: (c) => c.text("This is more than the form takes. Go back and shorten it.", 413, site.headers),
  });
  const app = new Hono<{ Bindings: HttpBindings; Variables: RequestIdVariables }>();
  return (
    app
      .use(requestId(), logRequest(log), hintWithSession(settings.url))
      // No address of ours has a NUL in it, and the database takes none.
      .use(async (c, next) => (c.req.url.includes("%00") ? c.text("Bad request", 400, site.headers) : next()))
      .route("/health", health(services))
      .route("/api", api(services))
      .route("/newsletter/unsubscribe", oneClickUnsubscribe(services))
      .route("/newsletter", plainNewsletter(app.fetch))
      .route("/desk-assets", deskAssets(assets, site.headers))
      .route("/", contactWithQuestion(services, site))
      .use(ownOriginOnly(settings.url), tooLarge)
      .all("*", (c) => pages(c.req.raw, c.env))
      .onError((error, c) => {
        const request = c.get("requestId");
        if (isOutage(error)) {
          log.warn({ err: error, request }, "database unavailable");
          return c.json({ error: "Try again in a moment", request }, 503, { "Retry-After": "5" });
        }
        log.error({ err: error, request }, "unexpected");
        return c.json({ error: "Something broke on our side", request }, 500);
      })
  );
}

/** For whoever watches over the process: live says that it runs, ready that it can take an enquiry. */
function health({ db }: Services) {
  return new Hono()
    .get("/live", (c) => c.text("live"))
    .get("/ready", async (c) => {
      const migrated = await isMigrated(db).catch(() => undefined);
      if (migrated) return c.text("ready");
      return c.text(migrated === undefined ? "no database" : "migrating", 503);
    });
}
