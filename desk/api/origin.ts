import { createMiddleware } from "hono/factory";

/** A page of another site may not send forms in a visitor's name. Programs that are no browser send no Origin. */
export function ownOriginOnly(publicUrl: string) {
  const own = new URL(publicUrl).origin;
  return createMiddleware(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    const isForeign = origin !== undefined && origin !== own && hostOf(origin) !== c.req.header("Host");
    if (isForeign || site === "cross-site") return c.json({ error: "Foreign origin" }, 403);
    return next();
  });
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
