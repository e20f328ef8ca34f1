import { Button } from "~/ui/button";
import type { NewsletterState } from "../../core/newsletter-state.ts";

/** Asking for it mails a link that confirms, as from everywhere else. */
export function NewsletterChoice({ state }: { state: NewsletterState }) {
  const wants = state === "confirmed";
  return (
    <form method="post" aria-label="Your newsletter" className="grid justify-items-start gap-3">
      <p>
        {wants
          ? "You get our newsletter."
          : state === "pending"
            ? "You asked for it. The link in our email confirms it."
            : "You don’t get our newsletter."}
      </p>
      <input type="hidden" name="wants" value={wants ? "no" : "yes"} />
      <Button type="submit" name="change" value="newsletter" emphasis="secondary">
        {wants ? "Unsubscribe" : "Subscribe"}
      </Button>
    </form>
  );
}
