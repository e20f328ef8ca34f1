import type { SentMail } from "../../core/staff/thread-messages.ts";
import { SmallButton } from "./small-button";

interface MailStateProps {
  mail: SentMail;
  /** Of the enquiry in view. */
  number: string;
  now: Date;
}

/** What became of the mail that carries a reply. Nothing is said of one that left as it should. */
export function MailState({ mail, number, now }: MailStateProps) {
  switch (mail.state) {
    case "sent":
      return null;
    case "queued":
      // While it can be taken back the line above the editor counts.
      if (mail.notBefore && mail.notBefore > now) return null;
      return (
        <p className="label-text mt-1 text-ink-2">
          {mail.lastError
            ? `Not sent yet: ${mail.lastError}. We go on trying.`
            : "On its way to the mail server"}
        </p>
      );
    case "dead":
      return (
        <form
          method="post"
          action={`/desk/mails/${mail.id}/retry`}
          className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1"
        >
          <input type="hidden" name="back" value={`/desk/enquiries/${number}`} />
          <p className="label-text font-strong text-danger [overflow-wrap:anywhere]">
            Not delivered: {mail.lastError ?? "no reason given"}
          </p>
          <SmallButton>Send again</SmallButton>
        </form>
      );
  }
}
