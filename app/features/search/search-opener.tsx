import Search from "lucide-react/icons/search";

import { IconButton } from "~/ui/icon-button";

/** The button in the header. frame/frame.ts answers it and the keys "/", Ctrl-K and Cmd-K: the dialog comes with its first use. */
export function SearchOpener() {
  return (
    <>
      <IconButton
        label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        data-action="open-search"
        className="grid-flow-col gap-2.5 noscript:hidden lg:w-auto lg:px-3"
      >
        <Search aria-hidden size={18} />
        <span aria-hidden className="text-button-sm max-lg:hidden">
          Search <span className="ml-2 text-ink-3">/</span>
        </span>
      </IconButton>
      <p
        role="alert"
        data-search-failed=""
        hidden
        className="absolute top-full right-0 bg-surface px-5 py-2 raised"
      >
        Search did not load. Load the page again to try once more.
      </p>
    </>
  );
}
