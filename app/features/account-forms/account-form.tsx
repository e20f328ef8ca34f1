import { type FormEvent, type ReactNode, useState } from "react";

import { lazySender, type Sender } from "~/lib/sending/send-result";
import { Button } from "~/ui/button";
import { FailureNote } from "~/ui/failure-note";
import { type FormValues, maskPasswords, readValues } from "./form-values";
import { NotOpenNotice, NotOpenWithoutScript } from "./not-open-notice";
import { OtherForm, type OtherFormProps } from "./other-form";
import { checkPasswordsMatch } from "./passwords-match";
import { ReachTheTeam, type Team } from "./reach-the-team";

export interface AccountFormProps {
  /** The form's name for a screen reader, and the first word of its line in the console. */
  name: string;
  submitLabel: string;
  /** Who helps as long as there are no accounts. */
  team: Team;
  /** Other companies whose account could be used instead, each a button. */
  providers?: readonly string[];
  /** The fields. */
  children: ReactNode;
  otherwise: OtherFormProps;
}

/**
 * The frame of all account forms, as long as there are no accounts: the browser checks the fields, the console
 * gets the values with passwords masked, and the visitor is told whom to ask.
 *
 * method="dialog" outside a dialog is a submit that goes nowhere: even before or without JavaScript no value
 * can land in the address or in a request.
 */
export function AccountForm({
  name,
  submitLabel,
  team,
  providers = [],
  children,
  otherwise,
}: AccountFormProps) {
  const [refusals, setRefusals] = useState(0);
  const [failed, setFailed] = useState(false);
  const showNotOpenNotice = () => setRefusals((count) => count + 1);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const boxes = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    const values = readValues(
      new FormData(form),
      boxes.map((box) => box.name),
    );
    setFailed(false);
    const result = await submit({ form: name, values });
    if (result.kind === "refused") showNotOpenNotice();
    else setFailed(result.kind !== "sent");
  }

  return (
    <form
      method="dialog"
      aria-label={name}
      onSubmit={onSubmit}
      onInput={(event) => checkPasswordsMatch(event.currentTarget)}
      className="grid gap-5"
    >
      {children}
      <Button
        type="submit"
        wide
        // As long as accounts are closed, it is not what the page wants done.
        emphasis="secondary"
        // What a password manager or the browser's history filled in may not have been an input event.
        onClick={(event) => event.currentTarget.form && checkPasswordsMatch(event.currentTarget.form)}
        className="noscript:hidden"
      >
        {submitLabel}
      </Button>
      {providers.length > 0 && <Providers names={providers} onChoose={showNotOpenNotice} />}
      <NotOpenNotice attempt={refusals} team={team} />
      {failed && (
        <FailureNote title="That did not work." className="text-small">
          Nothing was sent, and what you typed is still here. Try again. <ReachTheTeam team={team} />
        </FailureNote>
      )}
      <NotOpenWithoutScript team={team} />
      <OtherForm {...otherwise} />
    </form>
  );
}

function Providers({ names, onChoose }: { names: readonly string[]; onChoose: () => void }) {
  return (
    <div className="noscript:hidden">
      <p className="mb-2 text-small text-ink-2">Or continue with</p>
      <div className="grid grid-cols-2 gap-3">
        {names.map((provider) => (
          <Button key={provider} emphasis="secondary" onClick={onChoose}>
            <span>
              <span className="sr-only">Continue with </span>
              {provider}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}

interface AccountRequest {
  /** The form's name, e.g. "Sign In". */
  form: string;
  values: FormValues;
}

/** As long as accounts are closed no request is made at all, not even for a file of this site. */
const submit: Sender<AccountRequest> = lazySender(async () => closedAccounts);

/** Stands where a server would be: writes the values to the console, passwords masked, and refuses everybody. */
const closedAccounts: Sender<AccountRequest> = async ({ form, values }) => {
  console.log(form, maskPasswords(values));
  return { kind: "refused" };
};
