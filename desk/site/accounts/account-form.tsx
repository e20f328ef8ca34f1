import type { ReactNode } from "react";

import { checkPasswordsMatch } from "~/features/account-forms/passwords-match";
import type { Action } from "~/ui/action";
import { Button } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";

interface AccountFormProps {
  /** The form's name for a screen reader. */
  name: string;
  submitLabel: string;
  /** Offered by the desk's own page, which knows whether there are keys for them. */
  providers?: readonly string[];
  children: ReactNode;
  otherwise: { question: string } & Action;
}

/** Sends to the desk, whose own page answers. Stands on the built page, for where files are served by somebody else. */
export function AccountForm({ name, submitLabel, children, otherwise }: AccountFormProps) {
  return (
    <form
      method="post"
      aria-label={name}
      onInput={(event) => checkPasswordsMatch(event.currentTarget)}
      className="grid gap-5"
    >
      {children}
      <Button
        type="submit"
        wide
        onClick={(event) => event.currentTarget.form && checkPasswordsMatch(event.currentTarget.form)}
      >
        {submitLabel}
      </Button>
      <p className="border-t border-rule pt-4 text-small text-ink-2">
        {otherwise.question}{" "}
        <SiteLink
          to={otherwise.to}
          className="inline-block py-0.5 font-strong text-ink underline underline-offset-4"
        >
          {otherwise.label}
        </SiteLink>
      </p>
    </form>
  );
}
