import { describe, expect, it } from "vitest";

import { subjectIn } from "../../../app/enquiry/subject/subject.ts";
import { fillPlaceholders, valuesFor } from "./fill-placeholders.ts";
import { offered } from "../../../app/catalogue/testing/offered.ts";

const enquiry = { number: "E-1042", name: "Asha Rao", company: "Northwind", subject: null };

const { title, listPrice } = offered("vps-professional");

describe("fillPlaceholders", () => {
  it("fills in what is known", () => {
    const subject = subjectIn("plan=vps-professional") ?? null;
    const body = "Hi {name} of {Company}, {plan} costs {price}. {number}. {me}";
    expect(fillPlaceholders(body, valuesFor({ ...enquiry, subject }, "Meera"))).toBe(
      `Hi Asha Rao of Northwind, ${title} costs ${listPrice}. E-1042. Meera`,
    );
  });

  it("has something to say where nothing is known", () => {
    expect(
      fillPlaceholders("Hi {name}, {plan} for {company} is {price}.", { name: " ", company: null }),
    ).toBe("Hi there, the plan you asked about for your company is the listed price.");
  });

  it("leaves other braces, and braces in a name, as they were typed", () => {
    expect(fillPlaceholders("{ name } {nmae} {} {{me}} $& {name}", { name: "{me} $1", me: "Meera" })).toBe(
      "{ name } {nmae} {} {Meera} $& {me} $1",
    );
  });

  it.each([
    ["plan=vps-custom&cores=4&ram=8&storage=160", /^custom VPS with 4 vCPU/, /^\$\d/],
    ["domain=example-name.com", /^domain example-name\.com$/, /^\$[\d,.]+ for the first year$/],
    ["estimate=vps-professional.2,vps-starter", new RegExp(`^${title}; VPS`), /^unknown$/],
    ["figure=waf-sites&value=8", /^Website Security and WAF$/, /^unknown$/],
  ])("knows the subject: %s", (search, plan, price) => {
    const values = valuesFor({ ...enquiry, subject: subjectIn(search) ?? null }, "Meera");
    expect(values.plan).toMatch(plan);
    expect(values.price ?? "unknown").toMatch(price);
  });
});
