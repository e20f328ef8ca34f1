import { Checkbox } from "~/ui/checkbox";
import { TextField } from "~/ui/field";
import { SiteLink } from "~/ui/site-link";
import { PasswordField } from "./password-field";

type FieldName =
  "firstName" | "lastName" | "email" | "company" | "password" | "confirmPassword" | "agreeToTerms";

interface SignUpFieldsProps {
  /** What was typed, where the form comes back; never a password. */
  typed?: Partial<Record<FieldName, string>> | undefined;
  errors?: Partial<Record<FieldName, string>> | undefined;
  passwordHint?: string;
}

export function SignUpFields({ typed = {}, errors = {}, passwordHint }: SignUpFieldsProps) {
  const known = (name: FieldName) => ({ name, defaultValue: typed[name], error: errors[name] });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...known("firstName")} label="First Name" required autoComplete="given-name" />
        <TextField {...known("lastName")} label="Last Name" required autoComplete="family-name" />
      </div>
      <TextField {...known("email")} label="Email" type="email" required autoComplete="email" />
      <TextField {...known("company")} label="Company (Optional)" autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={passwordHint}
          error={errors.password}
        />
        <PasswordField
          name="confirmPassword"
          label="Confirm Password"
          autoComplete="new-password"
          hint={passwordHint && "The same once more."}
          error={errors.confirmPassword}
        />
      </div>
      <Checkbox name="agreeToTerms" required defaultChecked={typed.agreeToTerms !== undefined}>
        I agree to the <LegalLink to="/terms">Terms of Service</LegalLink> and the{" "}
        <LegalLink to="/privacy">Privacy Policy</LegalLink>
      </Checkbox>
      {errors.agreeToTerms && <p className="text-small font-medium text-danger">{errors.agreeToTerms}</p>}
    </>
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
