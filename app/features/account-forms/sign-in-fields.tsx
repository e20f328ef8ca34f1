import { Checkbox } from "~/ui/checkbox";
import { TextField } from "~/ui/field";
import { SiteLink } from "~/ui/site-link";
import { PasswordField } from "./password-field";

/** `email`: what was typed, where the form comes back. */
export function SignInFields({ email }: { email?: string | undefined }) {
  return (
    <>
      <TextField
        name="email"
        label="Email"
        type="email"
        required
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox name="rememberMe">Remember me</Checkbox>
        <SiteLink to="/forgot-password" className="py-0.5 underline underline-offset-4">
          Forgot password?
        </SiteLink>
      </div>
    </>
  );
}
