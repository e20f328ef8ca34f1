import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { clearDraft, loadDraft, saveDraft } from "./draft";
import { answersIn, type Field, fields } from "./enquiry";
import type { SecurityQuestion } from "./security-question";
import { send } from "./sender";
import { type Errors, validate } from "./validate";

export type Status = "editing" | "sending" | "sent" | "failed";

/** The form's own state; what is typed stays in the fields, so that it survives hydration and every error. */
export function useContactForm(question: SecurityQuestion | undefined) {
  const form = useRef<HTMLFormElement>(null);
  // State changes come too late for a second press in the same moment.
  const busy = useRef(false);
  const [status, setStatus] = useState<Status>("editing");
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    for (const [field, value] of Object.entries(loadDraft())) {
      const control = controlOf(form.current, field as Field);
      if (control && !control.value) control.value = value;
    }
  }, []);

  const { search } = useLocation();
  useEffect(() => {
    let left = false;
    async function prefill() {
      // Every plan by name is more than most visits to the form need.
      const { prefillFor } = await import("./prefill");
      const found = prefillFor(search);
      if (!found || left) return;
      const [service, message] = [controlOf(form.current, "service"), controlOf(form.current, "message")];
      if (service) service.value = found.service;
      if (message && !message.value.startsWith(found.line)) {
        message.value = `${found.line}\n\n${message.value}`;
      }
    }
    if (search) void prefill();
    return () => {
      left = true;
    };
  }, [search]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || !question) return;
    const { securityCheck, ...enquiry } = answersIn(event.currentTarget);
    const found = validate({ ...enquiry, securityCheck }, question.first + question.second);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    busy.current = true;
    setStatus("sending");
    try {
      await send(enquiry);
      clearDraft();
      setStatus("sent");
    } catch {
      setStatus("failed");
    } finally {
      busy.current = false;
    }
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const { securityCheck: _, ...enquiry } = answersIn(event.currentTarget);
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
    /** Back to an empty form. */
    startAgain: () => {
      setErrors({});
      setStatus("editing");
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement | null, field: Field): Control | null {
  return fields.includes(field) ? (form?.elements.namedItem(field) as Control | null) : null;
}
