import { describe, expect, it } from "vitest";

import type { Answers } from "./enquiry";
import { validate } from "./validate";

const good: Answers = {
  name: "Asha Rao",
  email: "asha@company.example",
  company: "",
  service: "",
  message: "Our server is slow.",
  securityCheck: "7",
};

describe("validate", () => {
  it("accepts an enquiry without company and service", () => {
    expect(validate(good, 7)).toEqual({});
  });

  it("names everything that is missing", () => {
    const empty = { name: "", email: "", company: "", service: "", message: "", securityCheck: "" };
    expect(validate(empty, 7)).toEqual({
      name: "Name is required",
      email: "Email is required",
      message: "Message is required",
      securityCheck: "Please solve the captcha",
    });
  });

  it("takes spaces for nothing", () => {
    expect(validate({ ...good, name: "  ", message: "\n\t", securityCheck: " " }, 7)).toEqual({
      name: "Name is required",
      message: "Message is required",
      securityCheck: "Please solve the captcha",
    });
  });

  it.each(["asha", "asha@", "@company.example", "asha@company", "as ha@company.example"])(
    "refuses %s",
    (email) => {
      expect(validate({ ...good, email }, 7)).toEqual({ email: "Email is invalid" });
    },
  );

  it.each(["8", "seven", "7x", "-7"])("refuses %s for 3 + 4", (securityCheck) => {
    expect(validate({ ...good, securityCheck }, 7)).toEqual({ securityCheck: "Captcha answer is incorrect" });
  });

  it("takes an answer with spaces around it", () => {
    expect(validate({ ...good, securityCheck: " 7 " }, 7)).toEqual({});
  });
});
