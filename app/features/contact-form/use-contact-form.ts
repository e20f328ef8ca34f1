import { type FormEvent, useRef, useState } from "react";

import type { SecurityQuestion } from "~/connection/parts";
import { sendEnquiry } from "~/connection/senders";
import { readAnswers } from "~/enquiry/enquiry";
import { type Errors, validateEnquiry, validateSecurityCheck } from "~/enquiry/validate";
import type { SendResult } from "~/lib/sending/send-result";
import { clearDraft, saveDraft } from "./draft";
import { useFirstValues } from "./use-first-values";
import { useSubject } from "./use-subject";

type Status = { kind: "editing" } | { kind: "sending" } | SendResult;

/** The form's own state; what is typed stays in the fields, so that it survives hydration and every error. */
export function useContactForm(question: SecurityQuestion | undefined) {
  const form = useRef<HTMLFormElement>(null);
  // State changes come too late for a second press in the same moment.
  const busy = useRef(false);
  const [status, setStatus] = useState<Status>({ kind: "editing" });
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const subject = useSubject(form);
  useFirstValues(form, subject.found);

  /** Whether there are any. They are shown on their fields, and counted as one more attempt. */
  function showErrors(found: Errors): boolean {
    setErrors(found);
    const any = Object.keys(found).length > 0;
    if (any) setAttempt((count) => count + 1);
    return any;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const { currentTarget } = event;
    const { securityCheck, ...enquiry } = readAnswers(new FormData(currentTarget));
    const wrongAnswer = question && validateSecurityCheck(securityCheck, question.first + question.second);
    if (showErrors({ ...validateEnquiry(enquiry), ...wrongAnswer })) return;
    // Whoever asks it could not be reached yet.
    if (!question) return setStatus({ kind: "unavailable" });
    busy.current = true;
    setStatus({ kind: "sending" });
    const result = await sendEnquiry({ enquiry, answer: securityCheck, form: currentTarget });
    busy.current = false;
    setStatus(result);
    if (result.kind === "sent") clearDraft();
    if (result.kind === "invalid") showErrors(result.errors);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const { securityCheck: _, ...enquiry } = readAnswers(new FormData(event.currentTarget));
    saveDraft(enquiry);
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => field !== name)));
  }

  return {
    form,
    status,
    errors,
    onSubmit,
    onInput,
    attempt,
    subject,
    /** Back to an empty form. The subject went with the message before. */
    startAgain: () => {
      subject.forget();
      setErrors({});
      setStatus({ kind: "editing" });
    },
  };
}
