import { randomUUID } from "node:crypto";

import { data, redirect } from "react-router";

import { addToEnquiry, type Addition, LONGEST_ADDITION } from "../../core/add-to-enquiry.ts";
import { visitorEnquiry } from "../../core/read-enquiry.ts";
import { opensEnquiry } from "../../core/visitor-link.ts";
import { isOutage, transact } from "../../data/transact.ts";
import { formText } from "../form-text";
import { type Context, queryDatabase, visitContext } from "../visit";
import type { AdditionRefused } from "./add-something";

/** The enquiry that an address opens. A wrong key and a number that nobody has look the same from outside. */
export async function readVisit(context: Context, number: string, key: string) {
  const { secrets } = context.get(visitContext).services;
  const enquiry = opensEnquiry(secrets, number, key)
    ? await queryDatabase(context, (db) => visitorEnquiry(db, number))
    : undefined;
  if (!enquiry) throw data("enquiry", { status: 404 });
  return { enquiry, formKey: randomUUID() };
}

/** Takes an addition in and leads back to the page, which then shows it. */
export async function takeAddition(context: Context, request: Request, number: string, key: string) {
  const { services } = context.get(visitContext);
  if (!opensEnquiry(services.secrets, number, key)) throw data("enquiry", { status: 404 });
  const form = await request.formData();
  const [body, formKey] = [formText(form, "body"), formText(form, "formKey")];
  const outcome = await add(context, { number, body, formKey }).catch((error: unknown) => {
    // Without the database there is no page to show the text on: the one that says so carries it.
    throw isOutage(error) ? data({ body, formKey }, { status: 503 }) : error;
  });
  switch (outcome.kind) {
    case "added":
    case "repeated": {
      const { pathname, search } = new URL(request.url);
      return redirect(`${pathname}${search}#wrote`, 303);
    }
    case "empty":
      return refuse(422, { body, error: "Write what you want to add" });
    case "too-long":
      return refuse(422, { body, error: `At most ${LONGEST_ADDITION.toLocaleString("en")} characters` });
    case "limited":
      return refuse(429, {
        body,
        failure:
          "Much came from your connection within an hour. What you typed is still here: try again later.",
      });
    case "not-found":
      throw data("enquiry", { status: 404 });
  }
}

async function add(
  context: Context,
  addition: { number: string; body: string; formKey: string },
): Promise<Addition | { kind: "limited" }> {
  const { services, address } = context.get(visitContext);
  const { db, outbox, limits } = services;
  if ((await limits.byAddress(address)) !== undefined) return { kind: "limited" };
  const outcome = await transact(db, (tx) => addToEnquiry(tx, outbox, addition));
  if (outcome.kind === "added") {
    services.wakeWorkers();
    services.notify({ kind: "change" });
  }
  return outcome;
}

function refuse(status: number, refused: AdditionRefused) {
  return data(refused, { status });
}
