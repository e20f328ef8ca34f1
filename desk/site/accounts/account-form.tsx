import type { ReactNode } from "react";

import { OtherForm, type OtherFormProps } from "~/features/account-forms/other-form";
import { checkPasswordsMatch } from "~/features/account-forms/passwords-match";
import { Button } from "~/ui/button";

interface AccountFormProps {
  /** The form's name for a screen reader. */
  name: string;
  submitLabel: string;
  /** Offered by the desk's own page, which knows whether there are keys for them. */
  providers?: readonly string[];
  children: ReactNode;
  otherwise: OtherFormProps;
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
      <OtherForm {...otherwise} />
    </form>
  );
}
