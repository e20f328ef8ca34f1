import Search from "lucide-react/icons/search";
import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";

import { LatePart } from "~/lib/react/late-part";
import { opensSearch } from "~/lib/search/search-shortcut";
import { IconButton } from "~/ui/icon-button";
import type { SearchDialogProps } from "./search-dialog";

/**
 * The button in the header and the keys "/", Ctrl-K and Cmd-K. It is on every page, so it holds only what it
 * takes to fetch the rest.
 */
export function SearchOpener() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opening, setOpening] = useState<Opening>();
  const [failed, setFailed] = useState(false);

  const open = useCallback(
    () =>
      import("./search-dialog").then(
        // A dialog that was just closed stays until its close event; only an open one is left alone.
        ({ SearchDialog }) =>
          dialog.current?.open ||
          setOpening((last) => ({ Dialog: SearchDialog, number: (last?.number ?? 0) + 1 })),
        () => setFailed(true),
      ),
    [],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      void open();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <>
      <IconButton
        label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event: MouseEvent<HTMLElement>) => {
          // Safari focuses no button on a click; focus has to have a place to return to.
          event.currentTarget.focus();
          void open();
        }}
        className="grid-flow-col gap-2.5 noscript:hidden lg:w-auto lg:px-3"
      >
        <Search aria-hidden size={18} />
        <span aria-hidden className="text-[0.94rem] max-lg:hidden">
          Search <span className="ml-2 text-ink-3">/</span>
        </span>
      </IconButton>
      {opening && (
        <LatePart fallback={<SearchFailure />}>
          <opening.Dialog
            key={opening.number}
            dialog={dialog}
            onClose={() => setOpening((last) => (last === opening ? undefined : last))}
          />
        </LatePart>
      )}
      {failed && <SearchFailure />}
    </>
  );
}

interface Opening {
  Dialog: ComponentType<SearchDialogProps>;
  number: number;
}

function SearchFailure() {
  return (
    <p role="alert" className="absolute top-full right-0 bg-surface px-5 py-2 raised">
      Search did not load. Load the page again to try once more.
    </p>
  );
}
