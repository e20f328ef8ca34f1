import LoaderCircle from "lucide-react/icons/loader-circle";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";

import { identity } from "~/identity";
import { Button } from "~/ui/button";
import { subscribe } from "./subscribe";

type State = "idle" | "submitting" | "subscribed";

/** Used in the footer and in the blog's "Stay Updated" box; `label` tells the two apart for a screen reader. */
export function NewsletterForm({ label }: { label: string }) {
  const [state, setState] = useState<State>("idle");
  const thanks = useRef<HTMLParagraphElement>(null);
  const id = useId();

  // The button that had focus is gone with the form; the message takes it, and is read out.
  useEffect(() => {
    if (state === "subscribed") thanks.current?.focus();
  }, [state]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== "idle") return;
    const email = String(new FormData(event.currentTarget).get("email"));
    setState("submitting");
    await subscribe(email);
    setState("subscribed");
  }

  if (state === "subscribed") {
    return (
      <p ref={thanks} tabIndex={-1} role="status" className="flex min-h-13.5 items-center font-strong">
        Thank you for subscribing!
      </p>
    );
  }

  return (
    <form onSubmit={onSubmit} aria-label={label}>
      <div className="flex rounded-control border border-control bg-surface p-1 focus-within:border-ink">
        <label htmlFor={id} className="sr-only">
          E-mail address
        </label>
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@company.com"
          className="min-w-0 flex-1 rounded-control px-3.5 placeholder:text-ink-3"
        />
        <Button type="submit" size="small" disabled={state === "submitting"} className="min-h-11">
          {state === "submitting" && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
          Subscribe
        </Button>
      </div>
      <p className="mt-2 hidden text-small text-ink-2 noscript:block">
        The form needs JavaScript. A line to{" "}
        <a href={`mailto:${identity.emails.general}`} className="underline">
          {identity.emails.general}
        </a>{" "}
        does the same.
      </p>
    </form>
  );
}
