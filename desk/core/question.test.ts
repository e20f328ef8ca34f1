import { describe, expect, it } from "vitest";

import { issueQuestion, openQuestion } from "./question.ts";
import type { Secrets } from "./signatures.ts";

const secrets: Secrets = ["new secret", "old secret"];
const now = new Date("2026-11-15T10:00:00Z");

describe("a question", () => {
  it("asks for two numbers from 1 to 10, and its token knows their sum", () => {
    for (let times = 0; times < 200; times++) {
      const { a, b, token } = issueQuestion(secrets, now);
      expect([a, b].every((each) => each >= 1 && each <= 10)).toBe(true);
      expect(openQuestion(secrets, token)).toMatchObject({ sum: a + b, issuedAt: now });
    }
  });

  it("lives for 30 minutes", () => {
    const opened = openQuestion(secrets, issueQuestion(secrets, now).token);
    expect(opened?.expiresAt).toEqual(new Date("2026-11-15T10:30:00Z"));
  });

  it("can be asked again with the same numbers under a new token", () => {
    const first = issueQuestion(secrets, now);
    const second = issueQuestion(secrets, now, first.token);
    expect([second.a, second.b]).toEqual([first.a, first.b]);
    expect(second.token).not.toBe(first.token);
    expect(openQuestion(secrets, second.token)?.id).not.toBe(openQuestion(secrets, first.token)?.id);
  });

  it("is accepted when it was signed with the secret before the last change, and with no other", () => {
    expect(openQuestion(secrets, issueQuestion(["old secret"], now).token)).toBeDefined();
    expect(openQuestion(secrets, issueQuestion(["another"], now).token)).toBeUndefined();
  });

  it.each(["", "1.2.3.4.5", "x".repeat(10_000), "1.2.mi0.abc.", "'; drop table"])(
    "does not open %s",
    (token) => {
      expect(openQuestion(secrets, token)).toBeUndefined();
    },
  );

  it("does not open one whose numbers were changed", () => {
    const { a, token } = issueQuestion(secrets, now);
    expect(openQuestion(secrets, token.replace(String(a), String(a + 1)))).toBeUndefined();
  });
});
