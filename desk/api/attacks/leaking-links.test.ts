import { expect, it } from "vitest";

import { unsubscribeAddress } from "../../core/newsletter-links.ts";
import { enquiryAddress, thanksAddress } from "../../core/visitor-link.ts";
import { createEntryLink } from "../../core/entry-links.ts";
import { deskServer } from "../testing/desk-server.ts";
import {
  aClient,
  aColleague,
  anAccount,
  anAddress,
  aVisitor,
  newestMail,
  signUpForm,
} from "../testing/visitor.ts";

const desk = await deskServer(
  { DESK_URL: "https://desk.example", DESK_LIMIT_PER_ADDRESS: "100000", DESK_LIMIT_PER_RECIPIENT: "100000" },
  { hasPages: true },
);
const { db, secrets } = desk.services;

it("tells no other site an address that has a key in it, nor loads anything from one", async () => {
  const client = await aClient(desk);
  const { number } = (await desk.enquire({ email: client.email })).json<{ number: string }>();
  const entry = await db.transaction((tx) => createEntryLink(tx, { hours: 1 }));
  const paths = [
    enquiryAddress(secrets, number),
    thanksAddress(secrets, number),
    "/quotes/Q-1?key=x",
    "/signup/verify?token=x",
    "/forgot-password/reset?token=x",
    `/desk/enter?token=${entry}`,
    "/desk/enter?token=x",
    unsubscribeAddress(secrets, 1),
    "/newsletter/confirm?subscriber=1.x&key=x",
    "/signin?next=/account",
    "/signin/code",
    "/account",
    "/account/settings",
    "/account/security",
  ];
  for (const path of paths) {
    const { headers, body } = await client.get(path);
    expect([path, headers["referrer-policy"]]).toEqual([path, "same-origin"]);
    expect([path, headers["cache-control"]]).toEqual([path, "private, no-store"]);
    expect([path, headers["x-frame-options"] ?? headers["content-security-policy"]]).toEqual([
      path,
      expect.stringMatching(/DENY|frame-ancestors 'none'/),
    ]);
    expect(headers["content-security-policy"]).toMatch(/default-src 'self'|default-src 'none'/);
    // Links may lead away; what a browser loads by itself may not.
    const loaded = [
      ...body.matchAll(
        /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*?(?:src|data)="([^"]*)"/g,
      ),
    ];
    const styles = [...body.matchAll(/<link\b[^>]*?href="([^"]*)"/g)];
    for (const [, target = ""] of [...loaded, ...styles]) {
      expect([path, new URL(target, "https://desk.example").origin]).toEqual([path, "https://desk.example"]);
    }
  }
});

it("begins links in mails with its own address, whatever a request claims to have asked", async () => {
  const claims: Record<string, string>[] = [
    { Host: "evil.example" },
    { Host: "desk.example:80@evil.example" },
    { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" },
    { Forwarded: "host=evil.example;proto=http" },
    { "X-Original-Host": "evil.example", "X-Host": "evil.example", "X-Rewrite-URL": "https://evil.example/" },
    { Origin: "https://evil.example", Host: "evil.example" },
  ];
  const staff = await aColleague(desk, "admin");
  for (const headers of claims) {
    const known = await anAccount(desk);
    const [newcomer, invited, reader] = [anAddress(), anAddress(), anAddress()];
    const { Host: _host, Origin: _origin, ...plain } = headers;
    await aVisitor(desk).post("/signup", signUpForm(newcomer), headers);
    await aVisitor(desk).post("/forgot-password", { email: known }, headers);
    await aVisitor(desk).post("/newsletter", { email: reader }, headers);
    await staff.post("/desk/staff", { intent: "invite", email: invited }, plain);
    for (const email of [newcomer, known, reader, invited]) {
      // A request for a host that cannot be one is refused, and mails nobody.
      const isRefused = email !== invited && headers["Host"]?.includes("@");
      const mail = isRefused ? undefined : await newestMail(desk, email);
      if (!mail) continue;
      const links = `${mail.text}${mail.html}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
      expect(links.length).toBeGreaterThan(0);
      expect(`${mail.text}${mail.html}`).not.toContain("evil.example");
      for (const link of links.filter((each) => /token|key=|subscriber/.test(each))) {
        expect(new URL(link).origin).toBe("https://desk.example");
      }
    }
  }
});

it("leads on within its own host, whatever a request claims to have asked", async () => {
  const answer = await aVisitor(desk).get("/account", {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
  });
  expect(answer.headers["location"]).toBe("/signin?next=%2Faccount");
});
