import { type RefObject, useEffect } from "react";

import { FIELD, nextStop } from "./list-keys";

/** Moves the focus between the field and the links below it. They stay links: Tab, Enter and new tabs work as ever. */
export function useResultKeys(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const root = form.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const field = root?.querySelector("input");
      const links = [...(root?.querySelectorAll("a") ?? [])];
      const current = links.findIndex((link) => link === event.target);
      const known = event.target === field || current !== FIELD;
      if (!known || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const next = nextStop(event.key, current, links.length);
      if (next === undefined) return;
      (next === FIELD ? field : links[next])?.focus();
      // A letter goes on into the field.
      if (event.key.length > 1) event.preventDefault();
    };
    root?.addEventListener("keydown", onKeyDown);
    return () => root?.removeEventListener("keydown", onKeyDown);
  }, [form]);
}
