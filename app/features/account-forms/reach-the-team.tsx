import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";

/** The sentence that every account page ends in, for now. */
export function ReachTheTeam() {
  const { emails, phones } = identity;
  return (
    <>
      Write to{" "}
      <a href={`mailto:${emails.support}`} className={link}>
        {emails.support}
      </a>{" "}
      or call{" "}
      <a href={telephoneLink(phones.support)} className="whitespace-nowrap underline underline-offset-4">
        {phones.support}
      </a>
      .
    </>
  );
}

const link = "underline underline-offset-4 [overflow-wrap:anywhere]";
