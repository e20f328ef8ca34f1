import { describe, expect, it } from "vitest";

import { numberInReplyAddress, replyAddress } from "./reply-address.ts";

const secrets = ["new secret", "old secret"] as const;

describe("replyAddress", () => {
  it("is our own address with number and signature", () => {
    const address = replyAddress(secrets, "The Desk <support@desk.example>", "E-1042");
    expect(address).toMatch(/^support\+e-1042\.[0-9a-f]{20}@desk\.example$/);
    expect(replyAddress(secrets, "support@desk.example", "E-1042")).toBe(address);
  });

  it("is understood again, in capitals, in angle brackets, and after the secret was changed", () => {
    const address = replyAddress(["old secret"], "support@desk.example", "E-1042");
    for (const given of [address, address.toUpperCase(), `<${address}>`, ` "A" <${address}> `]) {
      expect(numberInReplyAddress(secrets, given)).toBe("E-1042");
    }
  });

  it("is not to be made up", () => {
    const address = replyAddress(secrets, "support@desk.example", "E-1042");
    for (const given of [
      "support@desk.example",
      "support+e-1042@desk.example",
      `support+e-1042.${"0".repeat(20)}@desk.example`,
      address.replace("e-1042", "e-1043"),
      address.replace("e-1042", "e-01042"),
      address.replace("@", "0@"),
      replyAddress(["foreign secret"], "support@desk.example", "E-1042"),
      `${address}@elsewhere.example`,
      "",
      `${"+e-1.".repeat(20_000)}@x`,
    ]) {
      expect(numberInReplyAddress(secrets, given)).toBeUndefined();
    }
  });

  it("never gets too long for a mail server", () => {
    const long = `${"a".repeat(50)}@desk.example`;
    expect(replyAddress(secrets, long, "E-1042")).toBe(long);
    const local = replyAddress(secrets, "kestrel-support@desk.example", "E-123456789").split("@")[0];
    expect(local?.length).toBeLessThanOrEqual(64);
  });
});
