import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

const LARGEST = 4 * 1024;

type Dispatch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** POST /newsletter: the forms of footer and blog, sent by a browser without scripts. Asks the API and leads on. */
export function plainNewsletter(dispatch: Dispatch) {
  const tooLarge = bodyLimit({ maxSize: LARGEST, onError: (c) => c.text(refused[413], 413) });
  return new Hono<{ Bindings: HttpBindings }>().post("/", tooLarge, async (c) => {
    const { email = "" } = await c.req.parseBody();
    // Where it comes from is for the API to judge.
    const headers = new Headers(c.req.raw.headers);
    headers.set("Content-Type", "application/json");
    headers.delete("Content-Length");
    const request = new Request(new URL("/api/newsletter", c.req.url), {
      method: "POST",
      headers,
      body: JSON.stringify({ email }),
    });
    const { ok, status } = await dispatch(request, c.env);
    if (ok) return c.redirect("/newsletter/thanks", 303);
    return isKnown(status) ? c.text(refused[status], status) : c.text(refused[503], 503);
  });
}

const refused = {
  400: "Email is invalid. Go back and try again.",
  403: "This form can only be sent from our own pages.",
  413: "Email is invalid. Go back and try again.",
  422: "Email is invalid. Go back and try again.",
  429: "Too much came from your connection. Go back and try again in an hour.",
  503: "You are not subscribed yet: something is down on our side. Go back and try again in a minute.",
} as const;

function isKnown(status: number): status is keyof typeof refused {
  return status in refused;
}
