import Check from "lucide-react/icons/check";
import Link2 from "lucide-react/icons/link-2";

import { Button } from "~/ui/button";

/**
 * Copies the address of the page in view. Sharing goes no further: nobody else's script is on this site.
 */
export function ShareLink() {
  return (
    <div className="noscript:hidden print:hidden">
      <Button emphasis="secondary" size="small" data-action="copy-address">
        <Check aria-hidden size={16} className="hidden" />
        <Link2 aria-hidden size={16} />
        Copy link
      </Button>
      <p
        role="status"
        data-copied="The address is on your clipboard."
        data-refused="Your browser didn't allow it: copy the address from the address bar."
        className="label-text mt-2 text-ink-3"
      />
    </div>
  );
}
