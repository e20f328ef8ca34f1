import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";

interface MailInsteadProps {
  className?: string;
  /** What an email does as well as the form. */
  does: string;
}

/** For visitors without scripts: nobody takes the form, so it can only point elsewhere. */
export function MailInstead({ className, does }: MailInsteadProps) {
  return (
    <p className={cx(className, "hidden text-small text-ink-2 noscript:block")}>
      The form needs JavaScript. An email to{" "}
      <a href={`mailto:${identity.emails.general}`} className="underline">
        {identity.emails.general}
      </a>{" "}
      {does}.
    </p>
  );
}
