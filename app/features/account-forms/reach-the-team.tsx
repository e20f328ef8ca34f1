import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";
import { usePath } from "~/lib/navigation/use-path";

const reached = {
  support: { email: identity.emails.support, phone: identity.phones.support },
  sales: { email: identity.emails.general, phone: identity.phones.sales },
} as const;

/** The sentence that every account page ends in, for now. Whoever signs up is no client yet. */
export function ReachTheTeam() {
  const { email, phone } = usePath() === "/signup" ? reached.sales : reached.support;
  return (
    <>
      Write to{" "}
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>{" "}
      or call{" "}
      <a href={telephoneLink(phone)} className="whitespace-nowrap underline underline-offset-4">
        {phone}
      </a>
      .
    </>
  );
}

const link = "underline underline-offset-4 [overflow-wrap:anywhere]";
