import type { AccountFormProps } from "~/features/account-forms/account-form";
import { OtherForm } from "~/features/account-forms/other-form";
import { checkPasswordsMatch } from "~/features/account-forms/passwords-match";
import { Button } from "~/ui/button";

/**
 * Sends to the desk, whose own page answers, and which knows whether other companies' accounts can be used. Stands on the built
 * page, for where files are served by somebody else.
 */
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
