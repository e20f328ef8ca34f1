import { expect, it } from "vitest";

import { deskServer } from "../testing/desk-server.ts";
import { aClient, anAccount, aVisitor, password } from "../testing/visitor.ts";

const desk = await deskServer(
  {
    DESK_URL: "https://desk.example",
    DESK_LIMIT_PER_ADDRESS: "100000",
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "secret",
  },
  { hasPages: true },
);

const elsewhere = [
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/account//evil.example",
  "/account/../../evil.example",
  "/account\\@evil.example",
  "/account@evil.example",
  "/account?next=//evil.example",
  "/desk\n//evil.example",
  "/desk\r\nSet-Cookie: a=b",
  "%2F%2Fevil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "\t//evil.example",
  " //evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/signin",
];

it("leads nowhere else after signing in, whatever the address says", async () => {
  const email = await anAccount(desk);
  const signedIn = await aClient(desk);
  for (const next of elsewhere) {
    const path = `/signin?${new URLSearchParams({ next })}`;
    expect((await aVisitor(desk).post(path, { email: "", password })).body).not.toContain("evil.example");
    expect((await signedIn.get(path)).headers["location"]).toBe("/account");
  }
  const next = "//evil.example";
  const query = new URLSearchParams({ next, callbackURL: next, redirectTo: next, redirect: next });
  const answer = await aVisitor(desk).post(`/signin?${query}`, { email, password, callbackURL: next });
  expect([answer.status, answer.headers["location"]]).toEqual([303, "/account"]);
  const inside = await aVisitor(desk).post("/signin?next=/desk/staff", { email, password });
  expect(inside.headers["location"]).toBe("/desk/staff");
});

it("leads on to Google alone, and from there back to us", async () => {
  const visitor = aVisitor(desk);
  const sent = await visitor.post("/signin?next=//evil.example", {
    provider: "google",
    callbackURL: "//evil.example",
  });
  const to = new URL(String(sent.headers["location"]));
  expect(to.origin).toBe("https://accounts.google.com");
  expect(to.searchParams.get("redirect_uri")).toBe("https://desk.example/api/auth/callback/google");
  expect(to.href).not.toContain("evil");
  for (const query of [
    "error=access_denied",
    `error=access_denied&state=${to.searchParams.get("state")}`,
    "code=x&state=x&callbackURL=//evil.example&errorCallbackURL=//evil.example",
    `code=x&state=${to.searchParams.get("state")}&callbackURL=//evil.example`,
  ]) {
    const answer = await visitor.get(`/api/auth/callback/google?${query}`, {
      "X-Forwarded-Host": "evil.example",
    });
    expect(answer.status).toBe(302);
    expect(answer.headers["location"]).toMatch(/^(https:\/\/desk\.example)?\/signin\?/);
  }
  const unknown = await visitor.post("/signin", { provider: "evil" });
  expect(unknown.status).toBe(404);
});

it("leads nowhere else by tidying addresses up", async () => {
  for (const path of [
    "//evil.example/",
    "//evil.example/%2e%2e/",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%2Fevil.example/",
    "/desk//evil.example/",
    "/account/%2F%2Fevil.example/",
    "/contact/?next=//evil.example",
    "/signin//evil.example",
    "/newsletter//evil.example/",
  ]) {
    const { location } = (await desk.send(path)).headers;
    const target = new URL(String(location ?? "/"), "https://desk.example");
    expect([path, target.origin]).toEqual([path, "https://desk.example"]);
  }
});

it("has no doors of the library's own", async () => {
  const client = await aClient(desk);
  for (const path of [
    "verify-email?token=x&callbackURL=//evil.example",
    "reset-password/x?callbackURL=//evil.example",
    "delete-user/callback?token=x&callbackURL=//evil.example",
    "sign-in/social",
    "sign-in/email",
    "sign-up/email",
    "update-user",
    "change-email",
    "get-session",
    "list-sessions",
    "two-factor/enable",
    "two-factor/verify-totp",
    "passkey/update-passkey",
    "ok",
    "error?error=<script>",
    "callback/evil",
    "%63hange-email",
    "passkey/verify-registration/../../update-user",
  ]) {
    for (const answer of [await client.get(`/api/auth/${path}`), await client.post(`/api/auth/${path}`)]) {
      expect([path, answer.status, answer.headers["location"]]).toEqual([path, 404, undefined]);
    }
  }
});
