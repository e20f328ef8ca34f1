import { lateSender, type Sender } from "~/lib/sending/send-result";
import { closedAccounts } from "./closed-accounts";
import type { FormValues } from "./form-values";

export interface AccountRequest {
  /** The form's name, e.g. "Sign In". */
  form: string;
  values: FormValues;
}

export type AccountSender = Sender<AccountRequest>;

/** As long as accounts are closed no request is made at all, not even for a file of this site. */
export const submit: AccountSender = lateSender(async () => closedAccounts);
