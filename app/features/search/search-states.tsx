import { Button } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";

/** What stands in the place of results while there are none. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="border-t border-axis pt-8">
      <CutLine />
      <p className="mt-6 mb-5 max-w-[52ch] text-ink-2">
        The connection may have been lost, or the site was updated after you opened this page.
      </p>
      <Button emphasis="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface NothingFoundProps {
  onClear: (() => void) | undefined;
  onChoose: (() => void) | undefined;
}

export function NothingFound({ onClear, onChoose }: NothingFoundProps) {
  return (
    <div className="border-t border-axis pt-8">
      <EmptyShelf />
      <p className="mt-6 mb-5 max-w-[52ch] text-ink-2">
        Try fewer words, or another word for the same thing. Or{" "}
        <SiteLink to="/contact" onClick={onChoose} className="underline hover:text-ink">
          ask an engineer
        </SiteLink>
        : we read every message.
      </p>
      {onClear && (
        <Button emphasis="secondary" size="small" onClick={onClear}>
          Show all again
        </Button>
      )}
    </div>
  );
}

/** Three results to come. */
export function LoadingBars() {
  return (
    <svg width="100%" height="140" aria-hidden className="fill-rule">
      {[0, 52, 104].map((y) => (
        <g key={y}>
          <rect y={y} width="46%" height="12" />
          <rect y={y + 20} width="82%" height="8" />
        </g>
      ))}
    </svg>
  );
}

/** Where something could not be loaded: a line that was cut on its way. */
function CutLine() {
  return (
    <svg viewBox="0 0 240 26" width="240" height="26" aria-hidden className="block max-w-full animate-draw">
      <path d="M0 0h34v26H0zM206 0h34v26h-34z" className="fill-unit" />
      <path d="M40 10h62v6H40zM142 10h58v6h-58z" className="fill-blue" />
      <path d="M102 10h14v6h-14z" transform="rotate(24 102 13)" className="fill-blue" />
      <path d="M128 10h14v6h-14z" transform="rotate(24 142 13)" className="fill-blue" />
    </svg>
  );
}

/** Where nothing was found: a shelf of books, and the place where this one would stand. */
function EmptyShelf() {
  return (
    <svg viewBox="0 0 240 66" width="240" height="66" aria-hidden className="block max-w-full animate-draw">
      <path
        d="M0 12h10v52H0zM14 4h14v60H14zM32 20h8v44h-8zM44 10h12v54H44zM60 16h12v48H60zM76 6h8v58h-8zM132 14h14v50h-14zM150 8h8v56h-8zM162 18h12v46h-12zM178 4h10v60h-10zM192 22h16v42h-16zM212 10h8v54h-8zM224 16h12v48h-12z"
        className="fill-unit"
      />
      <path d="M95 65V9h26v56" fill="none" strokeWidth="2" strokeDasharray="4 4" className="stroke-blue" />
      <path d="M0 64h240v2H0z" className="fill-axis" />
    </svg>
  );
}
