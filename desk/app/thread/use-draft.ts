import { type RefObject, useEffect, useRef, useState } from "react";

const PAUSE = 700;

/** Keeps what is typed, a moment after each pause and when the page is left. */
export function useDraft(
  number: string,
  kind: "reply" | "note",
  area: RefObject<HTMLTextAreaElement | null>,
) {
  const text = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(undefined);
  const [state, setState] = useState<"kept" | "unkept">();

  function keep() {
    clearTimeout(timer.current);
    const body = text.current;
    if (body === undefined) return;
    text.current = undefined;
    const form = new FormData();
    form.set("kind", kind);
    form.set("body", body);
    const sent = fetch(`/desk/enquiries/${number}/draft`, { method: "POST", body: form, keepalive: true })
      // What was typed since is not kept yet.
      .then(({ ok }) => setState(text.current === undefined ? (ok ? "kept" : "unkept") : undefined))
      .catch(() => setState("unkept"))
      .finally(() => {
        if (underWay.current === sent) underWay.current = undefined;
      });
    underWay.current = sent;
  }
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });

  useEffect(() => {
    const leave = () => latest.current();
    /**
     * Before a form takes us away: what it sends itself is no draft any more, and what it does not send has to be kept
     * before the page is read anew. One that arrived after its own reply would come up again.
     */
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
      if (form === area.current?.form) {
        clearTimeout(timer.current);
        text.current = undefined;
      } else leave();
      if (!underWay.current) return;
      event.preventDefault();
      void underWay.current.then(() => form.requestSubmit(event.submitter));
    };
    window.addEventListener("pagehide", leave);
    document.addEventListener("submit", onSubmit);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("submit", onSubmit);
      leave();
    };
  }, [area]);

  return {
    state,
    onTyped: (body: string) => {
      text.current = body;
      setState(undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), PAUSE);
    },
  };
}
