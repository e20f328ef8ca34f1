import { type RefObject, useEffect } from "react";

import type { Field } from "~/enquiry/enquiry";
import type { Description } from "~/enquiry/subject/description";
import { controlOf } from "./control-of";
import { loadDraft } from "./draft";

/** Fills in what the visitor typed before in this tab, and what the address asks for. */
export function useFirstValues(form: RefObject<HTMLFormElement | null>, subject: Description | undefined) {
  useEffect(() => {
    for (const [field, value] of Object.entries(loadDraft())) {
      const control = controlOf(form.current, field as Field);
      if (control && !control.value) control.value = value;
    }
  }, [form]);

  useEffect(() => {
    if (!subject) return;
    const [service, message] = [controlOf(form.current, "service"), controlOf(form.current, "message")];
    if (service) service.value = subject.service;
    if (message && !message.value.startsWith(subject.sentence)) {
      message.value = `${subject.sentence}\n\n${message.value}`;
    }
  }, [form, subject]);
}
