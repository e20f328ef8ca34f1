import LoaderCircle from "lucide-react/icons/loader-circle";
import { useId } from "react";

import { contactForm, useSecurityQuestion } from "~/connection/parts";
import type { Field } from "~/enquiry/enquiry";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { ContactFields } from "./contact-fields";
import { ErrorSummary } from "./error-summary";
import { SendFailure } from "./send-failure";
import { SubjectBar } from "./subject-bar";
import { ThankYou } from "./thank-you";
import { useContactForm } from "./use-contact-form";

/** Checked on submit with the messages of the specification, product 5; the browser's own bubbles are off. */
export function ContactForm() {
  const question = useSecurityQuestion();
  const { form, status, errors, attempt, subject, onSubmit, onInput, startAgain } = useContactForm(question);
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  if (status.kind === "sent") return <ThankYou number={status.number} onAgain={startAgain} />;
  const sending = status.kind === "sending";

  return (
    <form
      {...contactForm.form}
      ref={form}
      noValidate
      aria-labelledby={`${id}-heading`}
      aria-busy={sending}
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid gap-5"
    >
      <h2 id={`${id}-heading`} className="text-h3">
        Send Us a Message
      </h2>
      <SubjectBar {...subject} onRemove={subject.remove} />
      <ErrorSummary errors={errors} attempt={attempt} idOf={idOf} />
      <ContactFields idOf={idOf} errors={errors} />
      {(status.kind === "refused" || status.kind === "unavailable") && <SendFailure result={status} />}
      {/* The button stands beside the answer, below its label, with or without an error under it. */}
      <div className="grid gap-5 sm:flex sm:items-start">
        <TextField
          id={idOf("securityCheck")}
          name="securityCheck"
          label={
            question ? `Security check: what is ${question.first} + ${question.second}?` : "Security check"
          }
          error={errors.securityCheck}
          inputMode="numeric"
          autoComplete="off"
          required
          {...contactForm.securityCheck}
        />
        <contactForm.AfterFields />
        <Button type="submit" disabled={sending} className="send-button">
          {sending && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
          {sending ? "Sending Message..." : "Send Message"}
        </Button>
      </div>
      <contactForm.AfterButton />
    </form>
  );
}
