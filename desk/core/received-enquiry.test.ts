import { describe, expect, it } from "vitest";

import { cleanEnquiry, errorsIn, fingerprintOf, isSingleAddress } from "./received-enquiry.ts";

const good = {
  name: "Asha Rao",
  email: "asha@company.example",
  company: "",
  service: "hosting",
  message: "Our server is slow.",
};

describe("cleanEnquiry", () => {
  it("keeps the lines of a message and makes one line of everything else", () => {
    const cleaned = cleanEnquiry({
      ...good,
      name: " Asha\r\nBcc: x@y.example ",
      message: " one\r\ntwo\rthree ",
    });
    expect(cleaned).toMatchObject({ name: "Asha Bcc: x@y.example", message: "one\ntwo\nthree" });
  });

  it("takes out what a database or a mail cannot hold", () => {
    const cleaned = cleanEnquiry({ ...good, name: "A\u0000sha \ud800", message: "a\u0000b\u0007\tc\ud83d" });
    expect(cleaned).toMatchObject({ name: "Asha \ufffd", message: "ab\tc\ufffd" });
  });
});

describe("errorsIn", () => {
  it("has the specified messages", () => {
    expect(errorsIn({ ...good, name: "", email: "x", message: "" })).toEqual({
      name: "Name is required",
      email: "Email is invalid",
      message: "Message is required",
    });
    expect(errorsIn(good)).toEqual({});
  });

  it("takes no service that is not in the list", () => {
    expect(errorsIn({ ...good, service: "everything" })).toHaveProperty("service");
  });
});

describe("isSingleAddress", () => {
  it.each(["a@b.co", "asha.rao+work@mail.company.example", "ଆଶା@ଉଦାହରଣ.ଭାରତ", "o'neil@x.example"])(
    "takes %s",
    (email) => {
      expect(isSingleAddress(email)).toBe(true);
    },
  );

  it.each([
    "a@b.co,evil@x.co",
    "a@b.co;evil@x.co",
    "a@b.co evil@x.co",
    "<a@b.co>",
    "Asha <a@b.co>",
    "a@b.co(comment)",
    '"a b"@c.co',
    "a@[127.0.0.1]",
    "a@b@c.co",
    "a@b.co\u200b",
    "group:a@b.co",
    "a@b.",
    `${"a".repeat(250)}@b.co`,
  ])("refuses %s", (email) => {
    expect(isSingleAddress(email)).toBe(false);
  });
});

it("the fingerprint changes with every field and with the subject, and with nothing else", () => {
  const subject = { kind: "domain", name: "x.com", price: 1, renewal: 2 } as const;
  const variants = [
    good,
    ...(["name", "email", "company", "service", "message"] as const).map((field) => ({
      ...good,
      [field]: "other",
    })),
    { ...good, subject },
  ];
  expect(new Set(variants.map((each) => fingerprintOf(each))).size).toBe(variants.length);
  expect(fingerprintOf({ ...good })).toBe(fingerprintOf(good));
});
