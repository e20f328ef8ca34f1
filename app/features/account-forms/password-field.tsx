import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useEffect, useRef, useState } from "react";

import { TextField } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";

export interface PasswordFieldProps {
  name: string;
  label: string;
  /** current-password where it is asked for, new-password where it is chosen. */
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
  error?: string | undefined;
  /** The form can be sent without it. */
  isOptional?: boolean;
}

/** A password that its owner may look at. It goes back to dots when the form is sent. */
export function PasswordField({
  name,
  label,
  autoComplete,
  hint,
  error,
  isOptional = false,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      name={name}
      label={label}
      type={shown ? "text" : "password"}
      required={!isOptional}
      autoComplete={autoComplete}
      hint={hint}
      error={error}
      // Some browsers send visible text away to have its spelling checked.
      spellCheck={false}
      {...(shown && { autoCapitalize: "none", autoCorrect: "off" })}
      action={
        <IconButton
          ref={toggle}
          quiet
          label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="noscript:hidden"
        >
          <Icon aria-hidden size={19} />
        </IconButton>
      }
    />
  );
}
