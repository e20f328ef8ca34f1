import { describe, expect, it } from "vitest";

import { isPrivate, readWebhookUrl, resolveHost } from "./webhook-address.ts";

describe("the address of a webhook", () => {
  it.each([
    ["https://hooks.example.com/desk?x=1", "url"],
    ["http://hooks.example.com/", "not-https"],
    ["ftp://hooks.example.com/", "not-https"],
    ["file:///etc/passwd", "no-url"],
    ["https://me:secret@hooks.example.com/", "no-url"],
    ["hooks.example.com", "no-url"],
    ["http://localhost:3000/", "private"],
    ["https://10.0.0.8/", "private"],
    ["https://0x7f.1/", "private"],
    ["https://2130706433/", "private"],
    ["https://[::1]/", "private"],
    ["https://[::ffff:10.0.0.1]/", "private"],
    ["https://169.254.169.254/latest/meta-data", "private"],
  ])("%s: %s", (text, kind) => {
    expect(readWebhookUrl(text, { allowPrivate: false }).kind).toBe(kind);
  });

  it("is within the network where the owner allows it", () => {
    expect(readWebhookUrl("http://localhost:3000/", { allowPrivate: true }).kind).toBe("url");
    expect(readWebhookUrl("http://10.0.0.8/", { allowPrivate: true }).kind).toBe("not-https");
  });

  it("is judged by what its name leads to", async () => {
    expect(await resolveHost("localhost", { allowPrivate: false })).toEqual({ kind: "private" });
    expect(await resolveHost("localhost", { allowPrivate: true })).toMatchObject({ kind: "address" });
    expect(await resolveHost("no-such-host.invalid", { allowPrivate: true })).toEqual({
      kind: "unknown-host",
    });
  });

  it.each(["8.8.8.8", "2606:4700::1111"])("%s is outside", (address) =>
    expect(isPrivate(address)).toBe(false),
  );
  it.each(["172.31.255.255", "fd00::1", "fe80::1", "64:ff9b::a00:1", "::", "2002:a00:1::", "what"])(
    "%s is inside",
    (address) => expect(isPrivate(address)).toBe(true),
  );
});
