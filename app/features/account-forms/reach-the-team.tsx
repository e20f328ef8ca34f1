import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";

const reached = {
  support: { email: identity.emails.support, phone: identity.phones.support },
  sales: { email: identity.emails.general, phone: identity.phones.sales },
} as const;

export interface ReachTheTeamProps {
  /** Support for clients, sales for those who want to become one. */
  team?: keyof typeof reached | undefined;
}

/** The sentence that every account page ends in, for now. */
export function ReachTheTeam({ team = "support" }: ReachTheTeamProps) {
  const { email, phone } = reached[team];
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
