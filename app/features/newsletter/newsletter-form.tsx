import LoaderCircle from "lucide-react/icons/loader-circle";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";

import type { SendResult } from "~/lib/sending/send-result";
import { Button } from "~/ui/button";
import { FailureNote } from "~/ui/failure-note";
import { Mailbox } from "./mailbox";
import { reception } from "./reception";
import { subscribe } from "./sender";

type Status = { kind: "idle" } | { kind: "submitting" } | SendResult<"email">;

/** Used in the footer and in the blog's "Stay Updated" box; `label` tells the two apart for a screen reader. */
export function NewsletterForm({ label }: { label: string }) {
  const [status, setStatus] = useState<Status>({ kind: "idle" });
  const id = useId();
  if (status.kind === "sent") return <Thanks />;
  const submitting = status.kind === "submitting";
  const failed = status.kind !== "idle" && !submitting;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const email = String(new FormData(event.currentTarget).get("email"));
    setStatus({ kind: "submitting" });
    setStatus(await subscribe(email));
  }

  return (
    <form {...reception.form} onSubmit={onSubmit} aria-label={label}>
      <label htmlFor={id} className="mb-2 block font-strong">
        Email address
      </label>
      <div className="flex rounded-control border border-control bg-surface p-1 focus-within:border-ink">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          aria-invalid={status.kind === "invalid" || undefined}
          placeholder="you@company.com"
          className="min-w-0 flex-1 rounded-control px-3.5 placeholder:text-ink-3"
        />
        <Button type="submit" size="small" disabled={submitting} className="min-h-11">
          {submitting && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
          Subscribe
        </Button>
      </div>
      {failed && (
        <FailureNote title="You are not subscribed yet." className="mt-3">
          {status.kind === "invalid" ? status.errors.email : "Your address did not get through."} Try again,
          or write to <Mailbox />.
        </FailureNote>
      )}
      <reception.AfterButton />
    </form>
  );
}

function Thanks() {
  const message = useRef<HTMLParagraphElement>(null);
  // The button that had focus is gone with the form; the message takes it, and is read out.
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} tabIndex={-1} role="status" className="flex min-h-21.5 items-center font-strong">
      Thank you for subscribing!
      <reception.AfterThanks />
    </p>
  );
}
