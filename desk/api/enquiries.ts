import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import { enquiryAddress, thanksAddress } from "../core/visitor-link.ts";
import type { Services } from "../server/services.ts";
import { clientAddress } from "./client-address.ts";
import { readSubmission } from "./read-submission.ts";
import { submitEnquiry } from "./submit-enquiry.ts";

const LARGEST = 32 * 1024;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** POST /api/enquiries: the contact form of visitors whose browser runs scripts. */
export function enquiriesApi(services: Services) {
  const api = new Hono<{ Bindings: HttpBindings }>();
  const tooLarge = bodyLimit({ maxSize: LARGEST, onError: (c) => c.json({ error: "Too large" }, 413) });
  return api.post("/", tooLarge, async (c) => {
    if (!/^application\/json\b/i.test(c.req.header("Content-Type") ?? "")) {
      return c.json({ error: "Send JSON" }, 415);
    }
    const idempotencyKey = c.req.header("Idempotency-Key") ?? "";
    const body: unknown = await c.req.json().catch(() => undefined);
    const submission = isRecord(body) && readSubmission(body);
    if (!submission || !uuid.test(idempotencyKey)) return c.json({ error: "Malformed" }, 400);

    const address = clientAddress(c.env.incoming, services.settings.proxies);
    const proof = c.req.header("Proof-Of-Work");
    const outcome = await submitEnquiry(services, { idempotencyKey, submission, address, proof });
    switch (outcome.kind) {
      case "accepted":
      case "repeated": {
        const { number, dueAt } = outcome;
        const url = enquiryAddress(services.secrets, number);
        const thanks = thanksAddress(services.secrets, number);
        return c.json({ number, url, thanks, dueAt }, outcome.kind === "accepted" ? 201 : 200);
      }
      case "invalid":
        return c.json({ errors: outcome.errors }, 422);
      case "key-reused":
        return c.json({ errors: { message: "Another message was sent under this key" } }, 422);
      case "limited": {
        const { challenge, retryAfter } = outcome;
        return c.json({ error: "Too many", challenge }, 429, { "Retry-After": String(retryAfter) });
      }
    }
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
