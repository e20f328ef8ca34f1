import { type RefObject, useEffect } from "react";

import type { Field } from "~/enquiry/enquiry";
import { controlOf } from "./control-of";
import { loadDraft } from "./draft";
import type { Prefill } from "./prefill";

/** Fills in what the visitor typed before in this tab, and what the address asks for. */
export function useFirstValues(form: RefObject<HTMLFormElement | null>, prefill: Prefill | undefined) {
  useEffect(() => {
    for (const [field, value] of Object.entries(loadDraft())) {
      const control = controlOf(form.current, field as Field);
      if (control && !control.value) control.value = value;
    }
  }, [form]);

  useEffect(() => {
    if (!prefill) return;
    const [service, message] = [controlOf(form.current, "service"), controlOf(form.current, "message")];
    if (service) service.value = prefill.service;
    if (message && !message.value.startsWith(prefill.line)) {
      message.value = `${prefill.line}\n\n${message.value}`;
    }
  }, [form, prefill]);
}
