import { Mailbox } from "./mailbox";

/** What of the form depends on who takes its addresses. Nobody does here: without scripts it can only point elsewhere. */
export const reception = {
  /** Attributes of the form itself, for browsers that send it without scripts. */
  form: {},
  /** Stands after the button. */
  AfterButton,
  /** Follows "Thank you for subscribing!". */
  AfterThanks: () => null,
};

function AfterButton() {
  return (
    <p className="mt-2 hidden text-small text-ink-2 noscript:block">
      The form needs JavaScript. An email to <Mailbox /> does the same.
    </p>
  );
}
