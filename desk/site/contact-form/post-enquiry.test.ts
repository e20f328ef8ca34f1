import { afterEach, expect, it, vi } from "vitest";

import { postEnquiry } from "./post-enquiry.ts";

afterEach(() => vi.unstubAllGlobals());

async function replyTo(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status, headers }));
  vi.stubGlobal("fetch", fetched);
  const reply = await postEnquiry({ name: "Asha" }, { key: "a-key", proof: "a-proof" });
  return { reply, sent: fetched.mock.calls[0] ?? [] };
}

it("sends JSON with the key and the proof", async () => {
  const { sent } = await replyTo(201, { number: "E-1001", url: "/enquiries/E-1001" });
  expect(sent[0]).toBe("/api/enquiries");
  expect(sent[1]).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "a-key", "Proof-Of-Work": "a-proof" },
    body: '{"name":"Asha"}',
  });
});

const receipt = { number: "E-1001", url: "/enquiries/E-1001", thanks: "/contact/thanks" };
const errors = { email: "Email is invalid" };

it.each([
  [201, receipt, {}, { kind: "sent", number: "E-1001", address: "/contact/thanks" }],
  [200, { ...receipt, thanks: undefined }, {}, { kind: "sent", number: "E-1001", address: receipt.url }],
  [422, { errors }, {}, { kind: "invalid", errors }],
  [413, {}, {}, { kind: "invalid", errors: { message: "Message is too long" } }],
  [429, {}, { "Retry-After": "90" }, { kind: "too-many", retryAfter: 90 }],
  [429, {}, {}, { kind: "too-many", retryAfter: 3600 }],
  [429, { challenge: { parameters: {} } }, {}, { kind: "too-many", challenge: { parameters: {} } }],
  [403, {}, {}, { kind: "refused" }],
  [400, {}, {}, { kind: "refused" }],
  [500, {}, {}, { kind: "unavailable" }],
  [503, {}, { "Retry-After": "5" }, { kind: "unavailable" }],
])("reads a %i %j as the form's own result", async (status, body, headers, expected) => {
  expect((await replyTo(status, body, headers)).reply).toMatchObject(expected);
});

it("a connection that breaks is for the caller to tell", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(postEnquiry({}, { key: "a-key", proof: undefined })).rejects.toThrow("Failed to fetch");
});
