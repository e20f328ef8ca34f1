import { maskPasswords } from "./form-values";
import type { AccountSender } from "./sender";

/** Stands where a server would be: writes the values to the console, passwords masked, and refuses everybody. */
export const closedAccounts: AccountSender = async ({ form, values }) => {
  console.log(form, maskPasswords(values));
  return { kind: "refused" };
};
