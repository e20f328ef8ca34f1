import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, it } from "vitest";

import { plainNewsletter } from "./plain-newsletter.ts";

/** The API as far as this form sees it. */
const app = new Hono<{ Bindings: HttpBindings }>();
const asked: unknown[] = [];
app
  .post("/api/newsletter", async (c) => {
    asked.push(await c.req.json());
    return c.json({}, Number(c.req.header("Want")) as 202);
  })
  .route("/newsletter", plainNewsletter(app.fetch));

it.each([
  [202, 303],
  [422, 422],
  [429, 429],
  [403, 403],
  [500, 503],
])("where the API answers %i, the form's sender gets %i", async (want, status) => {
  const answer = await app.request("/newsletter", {
    method: "POST",
    headers: { Want: String(want), "Content-Type": "application/x-www-form-urlencoded" },
    body: "email=asha%40company.example",
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Location")).toBe(status === 303 ? "/newsletter/thanks" : null);
  expect(asked.at(-1)).toEqual({ email: "asha@company.example" });
});

it("reads no more than an address needs", async () => {
  const body = `email=${"a".repeat(5000)}`;
  const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "5006" };
  expect((await app.request("/newsletter", { method: "POST", headers, body })).status).toBe(413);
});
