import { data, redirect } from "react-router";

import { subjectIn } from "~/enquiry/subject/subject";
import { identity } from "~/identity";
import { HONEYPOT } from "../../api/read-submission.ts";
import { issueQuestion } from "../../core/question.ts";
import { thanksAddress } from "../../core/visitor-link.ts";
import { databaseNow } from "../../data/database-now.ts";
import { detectOutage } from "../../data/transact.ts";
import { ContactPage } from "../contact/contact-page";
import { submitPlainForm } from "../contact/plain-form";
import { formText } from "../form-text";
import { isAnsweredContext, servicesOf, visitContext } from "../visit";
import type { Route } from "./+types/contact";

/** The page that visitors open is the site's own (server/contact-with-question.ts); this is what stands in for it without a build. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, secrets } = servicesOf(context);
  // Runs after the action too, whose form has its question, or is shown without a database.
  const now = context.get(isAnsweredContext)
    ? undefined
    : await detectOutage(databaseNow(db)).catch(() => undefined);
  return { ...described(url.search), question: now && issueQuestion(secrets, now) };
}

/** The contact form as a plain one. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const sent = await request.formData();
  const outcome = await submitPlainForm(visit, sent, url.search);
  if (outcome.kind === "sent") return redirect(thanksAddress(visit.services.secrets, outcome.number), 303);
  context.set(isAnsweredContext, true);
  const { form } = outcome;
  const status = form.failure === "unavailable" ? 503 : form.failure === "limited" ? 429 : 422;
  // The subject is in the address, or in the form where the address no longer has it.
  return data(
    { form, ...described(formText(sent, "subject") || url.search) },
    { status, ...(form.retryAfter !== undefined && { headers: { "Retry-After": String(form.retryAfter) } }) },
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { question, ...rest } = loaderData;
  return (
    <>
      <title>{`${actionData ? "Not sent yet: " : ""}Contact | ${identity.name}`}</title>
      {actionData ? (
        <ContactPage {...actionData} />
      ) : (
        <ContactPage {...rest} form={{ errors: {}, question }} />
      )}
    </>
  );
}

function described(search: string) {
  const subject = subjectIn(search);
  return { subject, search: subject ? search : "", honeypot: HONEYPOT };
}
