import { identity } from "~/identity";

export function Mailbox() {
  return (
    <a href={`mailto:${identity.emails.general}`} className="underline">
      {identity.emails.general}
    </a>
  );
}
