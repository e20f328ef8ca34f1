import { PasswordField } from "~/features/account-forms/password-field";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import type { CodeSetup } from "./change-security";

interface TwoFactorProps {
  isOn: boolean;
  hasPassword: boolean;
  setup: CodeSetup | undefined;
  /** Recovery codes that were just made. */
  codes: readonly string[] | undefined;
}

/** Codes besides the password: off, being set up, or on. */
export function TwoFactor({ isOn, hasPassword, setup, codes }: TwoFactorProps) {
  if (codes) return <RecoveryCodes codes={codes} />;
  if (setup) return <Setup setup={setup} />;
  if (!hasPassword) {
    return (
      <p className="text-small text-ink-2">
        Your account has no password. With a passkey, or with Google or GitHub, their own protection counts.
      </p>
    );
  }
  if (!isOn) return <WithPassword change="codes-begin" label="Set up codes" />;
  return (
    <>
      <p>Codes are on.</p>
      <details className="border-t border-rule pt-3">
        <summary className="cursor-pointer font-strong">Change or switch off</summary>
        <div className="mt-4 grid gap-6">
          <WithPassword change="codes-renew" label="Make new recovery codes" />
          <WithPassword change="codes-end" label="Switch codes off" />
        </div>
      </details>
    </>
  );
}

function WithPassword({ change, label }: { change: string; label: string }) {
  return (
    <form method="post" aria-label={label} className="grid gap-4">
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" name="change" value={change} emphasis="secondary" className="justify-self-start">
        {label}
      </Button>
    </form>
  );
}

function Setup({ setup: { uri, key, recoveryCodes, drawing } }: { setup: CodeSetup }) {
  return (
    <form method="post" aria-label="Confirm the app" className="grid gap-5">
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <svg
        role="img"
        aria-label="QR code with the key below"
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        width="220"
        height="220"
        shapeRendering="crispEdges"
        className="scheme-light border border-rule-2"
      >
        <rect width={drawing.size} height={drawing.size} fill="#fff" />
        <path d={drawing.path} fill="#000" />
      </svg>
      <p className="[overflow-wrap:anywhere]">
        Key: <code className="font-strong">{key}</code>
      </p>
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="codes" value={recoveryCodes.join(" ")} />
      <TextField
        name="code"
        label="Code that the app shows"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <Button type="submit" name="change" value="codes-confirm" className="justify-self-start">
        Switch codes on
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="font-strong">Codes are on. Keep these recovery codes where you would keep a key.</p>
      <p className="text-small text-ink-2">
        Each one signs you in once without the app. They are not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 border-y border-rule py-3 tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
