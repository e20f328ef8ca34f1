import { Button } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";
import { CutLine } from "./cut-line";
import { EmptyShelf } from "./empty-shelf";

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
