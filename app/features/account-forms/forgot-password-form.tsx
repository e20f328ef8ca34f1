import { TextField } from "~/ui/field";
import { AccountForm } from "./account-form";

export function ForgotPasswordForm() {
  return (
    <AccountForm
      name="Forgot Password"
      submitLabel="Send Reset Link"
      otherwise={{ question: "Remembered it?", label: "Sign In", to: "/signin" }}
    >
      <TextField name="email" label="Email" type="email" required autoComplete="username" />
    </AccountForm>
  );
}
