import { AccountForm } from "~/connection/account-form";
import { SignInFields } from "./sign-in-fields";

export function SignInForm() {
  return (
    <AccountForm
      name="Sign In"
      submitLabel="Sign In"
      team="support"
      providers={["Google", "GitHub"]}
      otherwise={{ question: "No account?", label: "Sign Up", to: "/signup" }}
    >
      <SignInFields />
    </AccountForm>
  );
}
