import ChevronRight from "lucide-react/icons/chevron-right";

import { Button } from "~/ui/button";
import type { undeliveredMails } from "../../core/undelivered-mails.ts";

type Mail = Awaited<ReturnType<typeof undeliveredMails>>[number];

interface UndeliveredProps {
  mails: readonly Mail[];
  /** The page that it stands on. */
  back?: string;
}

/** Mail that its server refused for good: somebody has to look at it. One line until then. */
export function Undelivered({ mails, back = "/desk" }: UndeliveredProps) {
  if (mails.length === 0) return null;
  return (
    <details className="group border-b border-rule bg-danger-tint px-4 md:px-6">
      <summary className="label-text flex min-h-9.5 items-center gap-2 text-danger">
        <ChevronRight aria-hidden size={14} className="group-open:rotate-90" />
        {mails.length === 1 ? "One email was not delivered" : `${mails.length} emails were not delivered`}
      </summary>
      <ul className="border-t border-rule-2">
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule-2 py-2 text-small last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-80">
              <p className="[overflow-wrap:anywhere]">
                {names[mail.kind]} to {mail.recipient}
                {mail.number && <span className="text-ink-2"> ({mail.number})</span>}
              </p>
              <p className="label-text text-danger [overflow-wrap:anywhere]">
                {mail.lastError ?? "No reason given"} ({mail.attempts}{" "}
                {mail.attempts === 1 ? "attempt" : "attempts"})
              </p>
            </div>
            <form method="post" action={`/desk/mails/${mail.id}/retry`}>
              <input type="hidden" name="back" value={back} />
              <Button type="submit" emphasis="secondary" size="small">
                Send again
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );
}

const names: Record<Mail["kind"], string> = {
  notice: "Notice of an enquiry",
  acknowledgement: "Acknowledgement",
  addition: "Notice of an addition",
  reply: "Reply",
  quote: "Quote",
  "newsletter-confirmation": "Newsletter confirmation",
  "staff-invitation": "Invitation",
  "account-verify": "Link that confirms an address",
  "account-exists": "Note on an account",
  "account-reset": "Link for a new password",
  "account-changed": "Note on an account",
};
