export { AccountForm } from "~/features/account-forms/account-form";
