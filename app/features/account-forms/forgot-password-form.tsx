import { AccountForm } from "~/connection/account-form";
import { TextField } from "~/ui/field";

export function ForgotPasswordForm() {
  return (
    <AccountForm
      name="Forgot Password"
      submitLabel="Send Reset Link"
      team="support"
      otherwise={{ question: "Remembered it?", label: "Sign In", to: "/signin" }}
    >
      <TextField name="email" label="Email" type="email" required autoComplete="username" />
    </AccountForm>
  );
}
