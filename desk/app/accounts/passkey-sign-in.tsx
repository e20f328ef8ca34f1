import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { useState } from "react";

import { useHydrated } from "~/lib/react/use-hydrated";
import { Button } from "~/ui/button";
import { fetchJson } from "./fetch-json";

type Options = PublicKeyCredentialRequestOptionsJSON;

/** Only scripts can ask a device for its passkey. */
export function PasskeySignIn({ next }: { next: string }) {
  const [failed, setFailed] = useState(false);
  const isHydrated = useHydrated();
  if (!isHydrated || !("PublicKeyCredential" in window)) return null;

  async function signIn() {
    setFailed(false);
    try {
      const options = (await fetchJson("/api/auth/passkey/generate-authenticate-options")) as Options;
      const response = await startAuthentication({
        optionsJSON: { ...options, userVerification: "required" },
      });
      await fetchJson("/api/auth/passkey/verify-authentication", { response });
      window.location.assign(next);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button emphasis="secondary" wide onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
      {failed && (
        <p role="alert" className="text-small text-danger">
          No passkey was used. Try again, or sign in with your password.
        </p>
      )}
    </>
  );
}
