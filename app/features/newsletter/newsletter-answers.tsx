import LoaderCircle from "lucide-react/icons/loader-circle";

import { newsletterForm } from "~/connection/parts";
import { identity } from "~/identity";
import { FailureNote } from "~/ui/failure-note";

/** What the newsletter's forms of a page show once they are sent: hidden, once a page, and copied from here. */
export function NewsletterAnswers() {
  return (
    <div id="newsletter-answers" hidden>
      <LoaderCircle aria-hidden size={18} className="animate-spin" />
      <p tabIndex={-1} role="status" className="flex min-h-21.5 items-center font-strong">
        Thank you for subscribing!{newsletterForm.afterThanks}
      </p>
      <FailureNote title="You are not subscribed yet." className="mt-3">
        <span>Your address did not get through.</span> Try again, or write to{" "}
        <a href={`mailto:${identity.emails.general}`} className="underline">
          {identity.emails.general}
        </a>
        .
      </FailureNote>
    </div>
  );
}
