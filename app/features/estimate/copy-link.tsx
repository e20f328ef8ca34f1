import Check from "lucide-react/icons/check";
import Link from "lucide-react/icons/link";
import { useState } from "react";

import { Button } from "~/ui/button";

interface CopyLinkProps {
  address: () => string;
  /** Told what came of it. */
  onMessage: (message: string) => void;
}

/** Copies the address as it is about to be, which the address bar may not show yet. */
export function CopyLink({ address, onMessage }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
      onMessage("The link to this estimate is on your clipboard.");
    } catch {
      onMessage("Your browser didn't allow it: copy the address from the address bar.");
    }
  };
  return (
    <Button emphasis="secondary" className="grow" onClick={() => void copy()}>
      {copied ? <Check aria-hidden size={18} /> : <Link aria-hidden size={18} />}
      Copy link
    </Button>
  );
}
