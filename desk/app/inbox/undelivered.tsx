import { Button } from "~/ui/button";
import type { undeliveredMails } from "../../core/inbox.ts";

type Mail = Awaited<ReturnType<typeof undeliveredMails>>[number];

/** Mail that its server refused for good: somebody has to look at it. */
export function Undelivered({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="undelivered" className="mt-14">
      <h2 id="undelivered" className="text-h3">
        {mails.length === 1 ? "One email was not delivered" : `${mails.length} emails were not delivered`}
      </h2>
      <ul className="mt-4 border-t border-rule-2">
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule-2 py-3"
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
              <Button type="submit" emphasis="secondary" size="small">
                Send again
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
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
  "staff-sign-in": "Sign-in link",
};
