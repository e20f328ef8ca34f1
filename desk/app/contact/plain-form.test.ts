import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { deskServer } from "../../api/testing/desk-server.ts";
import { issueQuestion, openQuestion } from "../../core/question.ts";
import { DatabaseUnavailable } from "../../data/transact.ts";
import { type PlainOutcome, submitPlainForm } from "./plain-form.ts";
import { offered } from "../../../app/catalogue/testing/offered.ts";

const { services, question } = await deskServer();
let visitors = 0;

/** A good form of a visitor of its own; what matters to a test is overridden. */
async function filled(fields: Record<string, string> = {}): Promise<FormData> {
  const { token, answer } = await question();
  visitors += 1;
  const form = new FormData();
  // As the site's page has it: the field for visitors with scripts stands first, and empty.
  form.append("securityCheck", "");
  const all = {
    name: "Asha Rao",
    email: `asha${visitors}@company.example`,
    company: "Northwind",
    service: "hosting",
    message: "Our server is slow.",
    token,
    securityCheck: answer,
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  return form;
}

function submit(form: FormData, search = "", with_ = services): Promise<PlainOutcome> {
  return submitPlainForm({ services: with_, address: `10.0.0.${visitors}`, nonce: "" }, form, search);
}

describe("the contact form without scripts", () => {
  it("is sent, with the subject that the address names", async () => {
    const outcome = await submit(await filled(), "?plan=vps-professional");
    expect(outcome).toMatchObject({ kind: "sent", number: expect.stringMatching(/^E-\d+$/) });
    const { price } = offered("vps-professional");
    expect(await subjectOf(outcome)).toMatchObject({ kind: "plan", plan: "vps-professional", price });
  });

  it("keeps its subject when it was returned once", async () => {
    const outcome = await submit(await filled({ subject: "?domain=northwind.com" }));
    expect(await subjectOf(outcome)).toMatchObject({ kind: "domain", name: "northwind.com" });
  });

  it("makes one enquiry of a double click, and two of two texts", async () => {
    const form = await filled();
    const [one, other] = await Promise.all([submit(form), submit(form)]);
    expect(one).toEqual(other);
    form.set("message", "Something else.");
    expect(await submit(form)).toMatchObject({
      kind: "returned",
      form: { errors: { securityCheck: "Please solve the captcha" } },
    });
  });

  it("comes back with everything typed, the messages, and the same numbers under another token", async () => {
    const form = await filled({ name: "  ", email: "nope", securityCheck: "99" });
    const outcome = await submit(form);
    expect(outcome).toMatchObject({
      kind: "returned",
      form: {
        values: {
          email: "nope",
          company: "Northwind",
          service: "hosting",
          message: "Our server is slow.",
          securityCheck: "99",
        },
        errors: {
          name: "Name is required",
          email: "Email is invalid",
          securityCheck: "Captcha answer is incorrect",
        },
      },
    });
    const again = outcome.kind === "returned" ? outcome.form.question?.token : undefined;
    expect(again).not.toBe(form.get("token"));
    expect(openQuestion(services.secrets, again ?? "")?.sum).toBe(
      openQuestion(services.secrets, String(form.get("token")))?.sum,
    );
  });

  it("asks anew where the question is made up or too old", async () => {
    for (const token of ["", "1.2.x.y.z", issueQuestion(services.secrets, new Date(0)).token]) {
      const sum = String(openQuestion(services.secrets, token)?.sum ?? 3);
      const outcome = await submit(await filled({ token, securityCheck: sum }));
      expect(outcome).toMatchObject({
        kind: "returned",
        form: {
          errors: { securityCheck: "Please solve the captcha" },
          question: { token: expect.any(String) },
        },
      });
    }
  });

  it("says when too much came, and keeps the text", async () => {
    const limits = { ...services.limits, byAddress: async () => 90 };
    const outcome = await submit(await filled(), "", { ...services, limits });
    expect(outcome).toMatchObject({
      kind: "returned",
      form: { failure: "limited", retryAfter: 90, values: { message: "Our server is slow." } },
    });
  });

  it("keeps text and question while the database is unavailable, so that sending again is the same sending", async () => {
    const limits = {
      ...services.limits,
      byAddress: () => Promise.reject(new DatabaseUnavailable("unavailable")),
    };
    const form = await filled();
    const outcome = await submit(form, "", { ...services, limits });
    expect(outcome).toMatchObject({
      kind: "returned",
      form: { failure: "unavailable", question: { token: form.get("token") }, values: { name: "Asha Rao" } },
    });
  });

  it("takes a file in the place of text for nothing", async () => {
    const form = await filled();
    form.set("name", new File(["x"], "x.txt"));
    expect(await submit(form)).toMatchObject({ kind: "returned" });
  });
});

async function subjectOf(outcome: PlainOutcome) {
  const number = outcome.kind === "sent" ? outcome.number : "";
  const { rows } = await services.db.execute(sql`select subject from enquiries where number = ${number}`);
  return rows[0]?.["subject"];
}
