import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";

const teams = {
  support: { email: identity.emails.support, phone: identity.phones.support },
  sales: { email: identity.emails.general, phone: identity.phones.sales },
} as const;

/** Who helps instead of an account: sales those who are no clients yet. */
export type Team = keyof typeof teams;

/** The sentence that every account page ends in, for now. */
export function ReachTheTeam({ team }: { team: Team }) {
  const { email, phone } = teams[team];
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
