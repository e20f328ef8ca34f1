import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";

import { useHydrated } from "~/lib/react/use-hydrated";
import { Button } from "~/ui/button";
import { fetchJson } from "./fetch-json";

interface PasskeysProps {
  passkeys: readonly { id: string; name: string | null; createdAt: Date }[];
}

export function Passkeys({ passkeys }: PasskeysProps) {
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="border-t border-rule">
          {passkeys.map(({ id, name, createdAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-3"
            >
              <span>
                {name || "Passkey"}
                <span className="block text-small text-ink-2">
                  Since {createdAt.toISOString().slice(0, 10)}
                </span>
              </span>
              <form method="post" aria-label={`Remove ${name || "passkey"}`}>
                <input type="hidden" name="passkey" value={id} />
                <Button type="submit" name="change" value="passkey-remove" emphasis="secondary" size="small">
                  Remove
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </>
  );
}

type Options = PublicKeyCredentialCreationOptionsJSON;

/** Only scripts can ask a device for a passkey. */
function AddPasskey() {
  const [failed, setFailed] = useState(false);
  const isHydrated = useHydrated();
  if (isHydrated && !("PublicKeyCredential" in window))
    return <p className="text-small text-ink-2">This browser knows no passkeys.</p>;

  async function add() {
    setFailed(false);
    try {
      const options = (await fetchJson("/api/auth/passkey/generate-register-options")) as Options;
      const response = await startRegistration({ optionsJSON: options });
      await fetchJson("/api/auth/passkey/verify-registration", { response, name: deviceName() });
      window.location.reload();
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="grid gap-3">
      <Button emphasis="secondary" onClick={() => void add()} className="justify-self-start noscript:hidden">
        Add a passkey
      </Button>
      <p className="hidden text-small text-ink-2 noscript:block">Adding a passkey needs JavaScript.</p>
      {failed && (
        <p role="alert" className="text-small text-danger">
          No passkey was added. If you signed in more than an hour ago, sign in again first.
        </p>
      )}
    </div>
  );
}

function deviceName(): string {
  const system = /Windows|Mac OS|iPhone|iPad|Android|Linux/.exec(navigator.userAgent)?.[0] ?? "this device";
  return `Passkey on ${system}`;
}
