import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, it } from "vitest";

import { identityPlaceholders, type LaunchIdentity } from "./placeholders.ts";
import { simulatedSenders } from "./simulated-senders.ts";

const real: LaunchIdentity = {
  siteUrl: "https://www.acme-hosting.co",
  phones: { sales: "+91 20 4567 8910", support: "+44 20 7946 0958" },
  emails: { general: "hello@acme-hosting.co" },
  bookingUrl: "https://cal.acme-hosting.co/meet",
  social: [{ name: "LinkedIn", url: "https://www.linkedin.com/company/acme-hosting" }],
};

it("finds nothing in an identity that can be real", () => {
  expect(identityPlaceholders(real)).toEqual([]);
});

it.each<[string, Partial<LaunchIdentity>, string]>([
  ["a reserved domain", { siteUrl: "https://www.acme.example" }, "siteUrl"],
  ["an address without TLS", { siteUrl: "http://www.acme-hosting.co" }, "siteUrl"],
  ["the machine itself", { siteUrl: "https://localhost:3000" }, "siteUrl"],
  ["no address at all", { siteUrl: "soon" }, "siteUrl"],
  ["a number of zeros", { phones: { sales: "+91 00000 00000" } }, "phones.sales"],
  ["a number of films", { phones: { sales: "+1 212 555 0142" } }, "phones.sales"],
  ["no number", { phones: { support: "on request" } }, "phones.support"],
  ["a mailbox nobody can have", { emails: { privacy: "privacy@example.com" } }, "emails.privacy"],
  ["a reserved booking page", { bookingUrl: "https://calendar.acme.invalid/meet" }, "bookingUrl"],
  ["an example profile", { social: [{ name: "GitHub", url: "https://github.com/acme-example" }] }, "GitHub"],
])("finds %s", (_, changed, named) => {
  const found = identityPlaceholders({ ...real, ...changed });
  expect(found).toEqual([{ file: "content/identity.yaml", what: expect.stringContaining(named) }]);
});

it("finds what stands in for a server, until it is replaced", () => {
  const root = mkdtempSync(join(tmpdir(), "launch-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write("app/connection/simulated-sender.ts", "export const s = 1;");
  write("app/connection/senders.ts", 'const { s } = await import("./simulated-sender");');
  write("app/connection/senders.test.ts", 'import { s } from "./simulated-sender";');
  write("app/connection/parts.tsx", 'import { subscribe } from "./senders";');
  expect(simulatedSenders(root).map(({ file }) => file)).toEqual(["app/connection/senders.ts"]);

  write("app/connection/senders.ts", 'import { s } from "./real-sender";');
  expect(simulatedSenders(root)).toEqual([]);
  rmSync(root, { recursive: true });
});
