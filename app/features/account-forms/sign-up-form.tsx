import { Checkbox } from "~/ui/checkbox";
import { TextField } from "~/ui/field";
import { SiteLink } from "~/ui/site-link";
import { AccountForm } from "./account-form";
import { PasswordField } from "./password-field";

export function SignUpForm() {
  return (
    <AccountForm
      name="Sign Up"
      submitLabel="Create Account"
      otherwise={{ question: "Already have an account?", label: "Sign In", to: "/signin" }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label="First Name" required autoComplete="given-name" />
        <TextField name="lastName" label="Last Name" required autoComplete="family-name" />
      </div>
      <TextField name="email" label="Email" type="email" required autoComplete="email" />
      <TextField name="company" label="Company (Optional)" autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      </div>
      <Checkbox name="agreeToTerms" required>
        I agree to the <LegalLink to="/terms">Terms of Service</LegalLink> and the{" "}
        <LegalLink to="/privacy">Privacy Policy</LegalLink>
      </Checkbox>
    </AccountForm>
  );
}

/** In a tab of its own: what was typed so far is kept nowhere, and would be gone. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink to={to} target="_blank" rel="noopener" className="underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </SiteLink>
  );
}
