import { type RefObject, useEffect, useRef } from "react";

/** A dialog that is open for as long as it is on the page. The browser keeps the focus inside and gives it back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}
