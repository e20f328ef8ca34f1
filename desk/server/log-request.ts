import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import type { Logger } from "pino";

/** One line for each request. Without its query: that carries signed links. */
export function logRequest(log: Logger) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const started = performance.now();
    await next();
    log.info({
      request: c.get("requestId"),
      method: c.req.method,
      path: withoutNumbers(c.req.path),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - started),
    });
  });
}

/** An enquiry's number leads to a person. */
function withoutNumbers(path: string): string {
  return path.replaceAll(/E-\d+/g, "E-…");
}
