import { type RefObject, useEffect, useState } from "react";

import { asksForSomething } from "~/enquiry/asks-for";
import { replaceSearch, useSearch } from "~/lib/navigation/address";
import type { CameAlong } from "./came-along";
import { controlOf } from "./control-of";

/** What the address asks for. */
export function useCameAlong(form: RefObject<HTMLFormElement | null>) {
  const search = useSearch();
  const asked = asksForSomething(search);
  const [read, setRead] = useState<{ search: string; found: CameAlong | undefined }>();

  useEffect(() => {
    // From here on the form keeps the room itself.
    if (asked) delete document.documentElement.dataset.cameAlong;
  }, [asked]);

  useEffect(() => {
    let cancelled = false;
    async function load() {
      // Every plan by name is more than most visits to the form need.
      const { cameAlongWith } = await import("./came-along");
      if (!cancelled) setRead({ search, found: cameAlongWith(search) });
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
      if (found && message?.value.startsWith(found.line)) {
        message.value = message.value.slice(found.line.length).trimStart();
      }
      // The draft is saved without it.
      message?.dispatchEvent(new Event("input", { bubbles: true }));
      forget();
      controlOf(form.current, "name")?.focus();
    },
  };
}
