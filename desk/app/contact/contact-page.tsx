import { enquiries } from "~/catalogue/promises/enquiries.data";
import { type Field, fields } from "~/enquiry/enquiry";
import type { Subject } from "~/enquiry/subject/subject";
import { ContactFields } from "~/features/contact-form/contact-fields";
import { ErrorSummary } from "~/features/contact-form/error-summary";
import { SendFailure } from "~/features/contact-form/send-failure";
import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { SubjectCard } from "../enquiry/subject-card";
import type { ReturnedForm } from "./plain-form";

interface ContactPageProps {
  form: ReturnedForm;
  subject: Subject | undefined;
  /** The query that names it. */
  search: string;
  /** The name of the field that people do not see. */
  honeypot: string;
}

/** The contact form after it was sent as a plain one and something was missing: everything typed is still in it. */
export function ContactPage({ form, subject, search, honeypot }: ContactPageProps) {
  const { values, errors, question, failure, retryAfter } = form;
  const attempt = fields.some((field) => errors[field]) ? 1 : 0;
  return (
    <div className="wrap grid-12 gap-y-10 pt-10 pb-18 md:pt-16 md:pb-28">
      <h1 className="col-span-full text-h1">Get In Touch</h1>
      <form
        method="post"
        action="/contact"
        noValidate
        aria-labelledby="heading"
        className="col-span-full grid gap-5 lg:col-span-7 lg:pr-8"
      >
        <h2 id="heading" className="text-h3">
          Send Us a Message
        </h2>
        <ErrorSummary errors={errors} attempt={attempt} idOf={idOf} />
        {failure && (
          <SendFailure
            result={
              failure === "unavailable"
                ? { kind: "unavailable" }
                : { kind: "refused", ...(retryAfter !== undefined && { retryAfter }) }
            }
          />
        )}
        {subject && <SubjectCard subject={subject} />}
        <ContactFields idOf={idOf} errors={errors} {...(values && { values })} />
        {question && (
          <>
            <input type="hidden" name="token" value={question.token} />
            <TextField
              id={idOf("securityCheck")}
              name="securityCheck"
              label={`Security check: what is ${question.a} + ${question.b}?`}
              error={errors.securityCheck}
              defaultValue={values?.securityCheck}
              inputMode="numeric"
              autoComplete="off"
              required
              className="max-w-xs"
            />
          </>
        )}
        <input type="hidden" name="subject" value={search} />
        <input name={honeypot} tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
        <Button type="submit" className="justify-self-start">
          Send Message
        </Button>
      </form>
      <aside className="col-span-full grid content-start gap-2 lg:col-span-5">
        <h2 className="text-h3">Or reach us directly</h2>
        <p className="text-ink-2">
          Write to{" "}
          <a href={`mailto:${identity.emails.general}`} className="underline">
            {identity.emails.general}
          </a>
          , or call{" "}
          <a href={telephoneLink(identity.phones.sales)} className="whitespace-nowrap underline">
            {identity.phones.sales}
          </a>
          . {enquiries.reply} either way.
        </p>
      </aside>
    </div>
  );
}

function idOf(field: Field): string {
  return `contact-${field}`;
}
