import Check from "lucide-react/icons/check";
import Link2 from "lucide-react/icons/link-2";
import { useState } from "react";

import { Button } from "~/ui/button";

type State = "ready" | "copied" | "refused";

/** Copies the address of the page in view. Sharing goes no further: nobody else's script is on this site. */
export function ShareLink() {
  const [state, setState] = useState<State>("ready");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href.replace(/[?#].*$/, ""));
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return (
    <div className="noscript:hidden print:hidden">
      <Button emphasis="secondary" size="small" onClick={() => void copy()}>
        {state === "copied" ? <Check aria-hidden size={16} /> : <Link2 aria-hidden size={16} />}
        Copy link
      </Button>
      <p role="status" className="label-text mt-2 text-ink-3">
        {messages[state]}
      </p>
    </div>
  );
}

const messages: Record<State, string> = {
  ready: "",
  copied: "The address is on your clipboard.",
  refused: "Your browser didn't allow it: copy the address from the address bar.",
};
