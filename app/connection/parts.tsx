import type { ComponentProps, ComponentType, ReactNode } from "react";

import { useHydrated } from "~/lib/react/use-hydrated";
import { MailInstead } from "./mail-instead";

/** In the header. */
export { AccountButtons, AccountLinks } from "~/features/account-forms/account-links";

interface FormParts {
  /** Attributes of the form itself, for browsers that send it without scripts. */
  form: ComponentProps<"form">;
  /** Stands after the button. */
  AfterButton: ComponentType;
}

interface ContactFormParts extends FormParts {
  /** Attributes of the field for the security check. */
  securityCheck: { className: string };
  /** Stands after the last field. */
  AfterFields: ComponentType;
}

interface NewsletterFormParts extends FormParts {
  /** Follows "Thank you for subscribing!". */
  afterThanks: ReactNode;
}

/** A form with this method, outside a dialog, goes nowhere: without scripts, or before them, nothing lands in the address. */
const form = { method: "dialog" } as const;

export const contactForm: ContactFormParts = {
  form,
  securityCheck: { className: "max-w-xs" },
  AfterFields: () => null,
  AfterButton: () => <MailInstead does="reaches the same people" />,
};

export const newsletterForm: NewsletterFormParts = {
  form,
  AfterButton: () => <MailInstead className="mt-2" does="does the same" />,
  afterThanks: null,
};

export interface SecurityQuestion {
  first: number;
  second: number;
}

let question: SecurityQuestion | undefined;

/**
 * Two numbers from 1 to 10, drawn once for each page load: the question stays the same after "Send Another
 * Message" (specification, product 4). Undefined in the page's HTML, which is the same for everybody.
 */
export function useSecurityQuestion(): SecurityQuestion | undefined {
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  question ??= { first: oneToTen(), second: oneToTen() };
  return question;
}

function oneToTen(): number {
  return 1 + Math.floor(Math.random() * 10);
}
