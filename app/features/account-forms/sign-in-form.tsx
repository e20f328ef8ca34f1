import { Checkbox } from "~/ui/checkbox";
import { TextField } from "~/ui/field";
import { SiteLink } from "~/ui/site-link";
import { AccountForm } from "./account-form";
import { PasswordField } from "./password-field";

export function SignInForm() {
  return (
    <AccountForm
      name="Sign In"
      submitLabel="Sign In"
      providers={["Google", "GitHub"]}
      otherwise={{ question: "No account?", label: "Sign Up", to: "/signup" }}
    >
      <TextField name="email" label="Email" type="email" required autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox name="rememberMe">Remember me</Checkbox>
        <SiteLink to="/forgot-password" className="py-0.5 underline underline-offset-4">
          Forgot password?
        </SiteLink>
      </div>
    </AccountForm>
  );
}
