import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import { cleanText, isSingleAddress } from "../core/received-enquiry.ts";
import { subscribe } from "../core/subscribe.ts";
import { detectOutage, transact } from "../data/transact.ts";
import type { Services } from "../server/services.ts";
import { clientAddress } from "./client-address.ts";

const LARGEST = 4 * 1024;

/** POST /api/newsletter: the forms of footer and blog. The answer is the same for those who are subscribed already. */
export function newsletterApi(services: Services) {
  const { db, limits, outbox, settings } = services;
  const tooLarge = bodyLimit({ maxSize: LARGEST, onError: (c) => c.json({ error: "Too large" }, 413) });
  return new Hono<{ Bindings: HttpBindings }>().post("/", tooLarge, async (c) => {
    if (!/^application\/json\b/i.test(c.req.header("Content-Type") ?? "")) {
      return c.json({ error: "Send JSON" }, 415);
    }
    const body: unknown = await c.req.json().catch(() => undefined);
    const given = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
    if (typeof given !== "string") return c.json({ error: "Malformed" }, 400);
    const email = cleanText(given);
    if (!isSingleAddress(email)) return c.json({ errors: { email: "Email is invalid" } }, 422);

    const retryAfter =
      (await detectOutage(limits.byAddress(clientAddress(c.env.incoming, settings.proxies)))) ??
      (await detectOutage(limits.byRecipient(email)));
    if (retryAfter !== undefined) {
      return c.json({ error: "Too many" }, 429, { "Retry-After": String(retryAfter) });
    }
    await transact(db, (tx) => subscribe(tx, outbox, email));
    services.wakeWorkers();
    return c.json({}, 202);
  });
}
