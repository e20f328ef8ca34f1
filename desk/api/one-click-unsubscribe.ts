import { Hono } from "hono";

import { openUnsubscribeLink } from "../core/newsletter-links.ts";
import { unsubscribe } from "../core/unsubscribe.ts";
import { transact } from "../data/transact.ts";
import type { Services } from "../server/services.ts";

/** More than the one field takes in any encoding. */
const LARGEST = 2048;

/**
 * POST /newsletter/unsubscribe as a mail program sends it (RFC 8058): no cookies, no Origin, no page behind it. What else
 * comes by POST is the page's own button, and passes on with its body unread.
 */
export function oneClickUnsubscribe({ db, secrets }: Pick<Services, "db" | "secrets">) {
  return new Hono().post("/", async (c, next) => {
    if (!(await isOneClick(c.req.raw))) return next();
    const subscriberId = openUnsubscribeLink(secrets, new URL(c.req.url).searchParams);
    if (subscriberId === undefined) return c.text("This link is not complete", 400);
    await transact(db, (tx) => unsubscribe(tx, subscriberId));
    return c.text("You are unsubscribed");
  });
}

async function isOneClick(request: Request): Promise<boolean> {
  const { headers } = request;
  if (
    !/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(headers.get("Content-Type") ?? "")
  ) {
    return false;
  }
  if (Number(headers.get("Content-Length") ?? Infinity) > LARGEST) return false;
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return form?.get("List-Unsubscribe") === "One-Click";
}
