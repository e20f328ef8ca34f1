import { Button } from "~/ui/button";
import { PasskeySignIn } from "./passkey-sign-in";

type ProviderName = "google" | "github";

const names: Record<ProviderName, string> = { google: "Google", github: "GitHub" };

/** Ways to sign in without our password. Without keys for them, Google and GitHub are not offered. */
export function SignInOptions({ providers, next }: { providers: readonly ProviderName[]; next: string }) {
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {providers.length > 0 && (
        <form method="post" aria-label="Other accounts" className="grid grid-cols-2 gap-3">
          {providers.map((provider) => (
            <Button key={provider} type="submit" emphasis="secondary" name="provider" value={provider}>
              <span>
                <span className="sr-only">Continue with </span>
                {names[provider]}
              </span>
            </Button>
          ))}
        </form>
      )}
      <PasskeySignIn next={next} />
    </div>
  );
}
