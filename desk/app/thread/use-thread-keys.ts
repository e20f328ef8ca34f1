import { useEffect } from "react";

import type { DueEnquiry } from "../../core/staff/next-due.ts";
import { useKeys } from "../keys/use-keys";
import type { Writing } from "./editor";
import { closeMenus, openMenu, undoLast } from "./menu-control";

interface Keys {
  write: (kind: Writing) => void;
  due: readonly DueEnquiry[];
  /** Of the enquiry in view. */
  number: string;
}

/** The single keys of an enquiry. */
export function useThreadKeys({ write, due, number }: Keys): void {
  useKeys({
    r: () => write("reply"),
    n: () => write("note"),
    a: () => openMenu("act-assign"),
    s: () => openMenu("act-snooze"),
    e: () => document.getElementById("act-close")?.click(),
    z: undoLast,
    j: () => go(due, number, 1),
    k: () => go(due, number, -1),
    Escape: () => {
      if (!closeMenus()) window.location.assign("/desk");
    },
  });
  // In a menu's field Escape closes the menu: single keys rest there.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const menu = event.target instanceof Element ? event.target.closest("details[name=act][open]") : null;
      if (event.key !== "Escape" || !menu) return;
      event.preventDefault();
      closeMenus();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}

/** To the next or the previous one of what is due; from one that is not among them, to the first. */
function go(due: readonly DueEnquiry[], number: string, step: 1 | -1): void {
  const at = due.findIndex((each) => each.number === number);
  const next = at === -1 ? due[0] : due[at + step];
  if (next) window.location.assign(`/desk/enquiries/${next.number}`);
}
