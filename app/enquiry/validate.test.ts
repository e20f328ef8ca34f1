import { execFileSync } from "node:child_process";

import { describe, expect, it } from "vitest";

import { type Enquiry, readAnswers } from "./enquiry.ts";
import { validateEnquiry, validateSecurityCheck } from "./validate.ts";

const good: Enquiry = {
  name: "Asha Rao",
  email: "asha@company.example",
  company: "",
  service: "",
  message: "Our server is slow.",
};

describe("validateEnquiry", () => {
  it("accepts an enquiry without company and service", () => {
    expect(validateEnquiry(good)).toEqual({});
  });

  it("names everything that is missing", () => {
    expect(validateEnquiry({ ...good, name: "", email: "", message: "" })).toEqual({
      name: "Name is required",
      email: "Email is required",
      message: "Message is required",
    });
  });

  it("takes spaces for nothing", () => {
    expect(validateEnquiry({ ...good, name: "  ", message: "\n\t" })).toEqual({
      name: "Name is required",
      message: "Message is required",
    });
  });

  it.each(["asha", "asha@", "@company.example", "asha@company", "as ha@company.example"])(
    "refuses %s",
    (email) => {
      expect(validateEnquiry({ ...good, email })).toEqual({ email: "Email is invalid" });
    },
  );
});

describe("validateSecurityCheck", () => {
  it.each(["", " "])("asks for an answer instead of '%s'", (answer) => {
    expect(validateSecurityCheck(answer, 7)).toEqual({ securityCheck: "Please solve the captcha" });
  });

  it.each(["8", "seven", "7x", "-7"])("refuses %s for 3 + 4", (answer) => {
    expect(validateSecurityCheck(answer, 7)).toEqual({ securityCheck: "Captcha answer is incorrect" });
  });

  it("takes an answer with spaces around it", () => {
    expect(validateSecurityCheck(" 7 ", 7)).toEqual({});
  });
});

describe("readAnswers", () => {
  it("takes the known fields and nothing else, and what is missing or a file as empty", () => {
    const data = new FormData();
    data.append("name", "Asha Rao");
    data.append("message", new File(["text"], "message.txt"));
    data.append("admin", "yes");
    expect(readAnswers(data)).toEqual({
      name: "Asha Rao",
      email: "",
      company: "",
      service: "",
      message: "",
      securityCheck: "",
    });
  });
});

it("can be imported by Node as it is, without a bundler", () => {
  const module = new URL("./validate.ts", import.meta.url).href;
  const script = `import(${JSON.stringify(module)}).then(({ validateSecurityCheck }) =>
    console.log(validateSecurityCheck("", 7).securityCheck))`;
  const printed = execFileSync(process.execPath, ["--eval", script], { encoding: "utf8" });
  expect(printed.trim()).toBe("Please solve the captcha");
});
