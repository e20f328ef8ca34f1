import { type SubmitEvent, useEffect, useRef, useState } from "react";

const PAUSE = 700;

/** Keeps what is typed, a moment after each pause and when the page is left. */
export function useDraft(number: string, kind: "reply" | "note") {
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
      .then(({ ok }) => setState(ok ? "kept" : "unkept"))
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
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    state,
    onTyped: (body: string) => {
      text.current = body;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), PAUSE);
    },
    /** A draft that arrived after its own reply would come up again: what is under way goes first. */
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      clearTimeout(timer.current);
      text.current = undefined;
      if (!underWay.current) return;
      event.preventDefault();
      const form = event.currentTarget;
      const { submitter } = event.nativeEvent;
      void underWay.current.then(() => form.requestSubmit(submitter as HTMLElement | null));
    },
  };
}
