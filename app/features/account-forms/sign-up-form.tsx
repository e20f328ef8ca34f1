import { AccountForm } from "~/connection/account-form";
import { SignUpFields } from "./sign-up-fields";

export function SignUpForm() {
  return (
    <AccountForm
      name="Sign Up"
      submitLabel="Create Account"
      team="sales"
      otherwise={{ question: "Already have an account?", label: "Sign In", to: "/signin" }}
    >
      <SignUpFields />
    </AccountForm>
  );
}
