import { AccountForm } from "./account-form";
import { SignUpFields } from "./sign-up-fields";

export function SignUpForm() {
  return (
    <AccountForm
      name="Sign Up"
      submitLabel="Create Account"
      otherwise={{ question: "Already have an account?", label: "Sign In", to: "/signin" }}
    >
      <SignUpFields />
    </AccountForm>
  );
}
