import { type RefObject, useEffect, useState } from "react";

import { asksForSubject } from "~/enquiry/subject/asks-for-subject";
import type { Description } from "~/enquiry/subject/description";
import { replaceSearch, useSearch } from "~/lib/navigation/address";
import { controlOf } from "./control-of";

/** What the address asks for. */
export function useSubject(form: RefObject<HTMLFormElement | null>) {
  const search = useSearch();
  const asked = asksForSubject(search);
  const [read, setRead] = useState<{ search: string; found: Description | undefined }>();

  useEffect(() => {
    // From here on the form keeps the room itself.
    if (asked) delete document.documentElement.dataset.subject;
  }, [asked]);

  useEffect(() => {
    let cancelled = false;
    async function load() {
      // Every plan by name is more than most visits to the form need.
      const { descriptionIn } = await import("~/enquiry/subject/describe");
      if (!cancelled) setRead({ search, found: descriptionIn(search) });
    }
    // Without it the form is merely empty.
    if (asked) load().catch(console.error);
    return () => {
      cancelled = true;
    };
  }, [asked, search]);

  const isRead = asked && read?.search === search;
  const found = isRead ? read.found : undefined;

  /** The address is what travels with the message, so it goes from there too. */
  function forget() {
    if (asked) replaceSearch("");
  }

  return {
    asked,
    found,
    /** The address asks for something that is not offered. */
    isUnknown: isRead && !found,
    forget,
    /** Takes it back, with what it filled in; what the visitor wrote stays. */
    remove: () => {
      const [service, message] = [controlOf(form.current, "service"), controlOf(form.current, "message")];
      if (found && service?.value === found.service) service.value = "";
      if (found && message?.value.startsWith(found.sentence)) {
        message.value = message.value.slice(found.sentence.length).trimStart();
      }
      // The draft is saved without it.
      message?.dispatchEvent(new Event("input", { bubbles: true }));
      forget();
      controlOf(form.current, "name")?.focus();
    },
  };
}
