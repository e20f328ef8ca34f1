import Check from "lucide-react/icons/check";
import Link2 from "lucide-react/icons/link-2";

import { copyAddress } from "~/lib/clipboard/copy-address";
import { Button } from "~/ui/button";

/**
 * Copies the address of the page in view. Sharing goes no further: nobody else's script is on this site.
 * What it says is written past React: it may have been said before React came.
 */
export function ShareLink() {
  return (
    <div className="noscript:hidden print:hidden">
      <Button
        emphasis="secondary"
        size="small"
        data-does="copy-address"
        onClick={(event) => void copyAddress(event.currentTarget)}
      >
        <Check aria-hidden size={16} className="hidden" />
        <Link2 aria-hidden size={16} />
        Copy link
      </Button>
      <p
        role="status"
        data-copied="The address is on your clipboard."
        data-refused="Your browser didn't allow it: copy the address from the address bar."
        suppressHydrationWarning
        className="label-text mt-2 text-ink-3"
      >
        {""}
      </p>
    </div>
  );
}
