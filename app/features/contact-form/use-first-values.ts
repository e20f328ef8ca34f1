import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

import { type Field, fields } from "~/enquiry/enquiry";
import { loadDraft } from "./draft";

/** Fills in what the visitor typed before in this tab, and what the address asks for. */
export function useFirstValues(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    for (const [field, value] of Object.entries(loadDraft())) {
      const control = controlOf(form.current, field as Field);
      if (control && !control.value) control.value = value;
    }
  }, [form]);

  const { search } = useLocation();
  useEffect(() => {
    let cancelled = false;
    async function prefill() {
      // Every plan by name is more than most visits to the form need.
      const { prefillFor } = await import("./prefill");
      const found = prefillFor(search);
      if (!found || cancelled) return;
      const [service, message] = [controlOf(form.current, "service"), controlOf(form.current, "message")];
      if (service) service.value = found.service;
      if (message && !message.value.startsWith(found.line)) {
        message.value = `${found.line}\n\n${message.value}`;
      }
    }
    // Without it the form is merely empty.
    if (search) prefill().catch(console.error);
    return () => {
      cancelled = true;
    };
  }, [form, search]);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement | null, field: Field): Control | null {
  return fields.includes(field) ? (form?.elements.namedItem(field) as Control | null) : null;
}
