import { identity } from "~/identity";

/** What of the form depends on who takes its messages. Nobody does here: without scripts it can only point elsewhere. */
export const reception = {
  /** Attributes of the form itself, for browsers that send it without scripts. */
  form: {},
  /** Those of the field for the security check. */
  securityCheck: { className: "max-w-xs" },
  /** Stands after the last field. */
  AfterFields: () => null,
  /** Stands after the button. */
  AfterButton,
};

function AfterButton() {
  return (
    <p className="hidden text-small text-ink-2 noscript:block">
      The form needs JavaScript. An email to{" "}
      <a href={`mailto:${identity.emails.general}`} className="underline">
        {identity.emails.general}
      </a>{" "}
      reaches the same people.
    </p>
  );
}
