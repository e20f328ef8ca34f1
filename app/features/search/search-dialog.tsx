import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useRef, useState } from "react";

import { IconButton } from "~/ui/icon-button";
import { loadSiteSearch } from "./load-search";
import { SearchField } from "./search-field";
import { SearchResults } from "./search-results";
import { SearchSuggestions } from "./search-suggestions";
import { useLoaded } from "./use-loaded";
import { useResultKeys } from "./use-result-keys";
import { useSearch } from "./use-search";

// On its way while React draws the dialog; should it fail, the dialog says so.
loadSiteSearch().catch(() => {});

/** Mounted while it is open, so that each opening starts afresh. The browser keeps focus inside and gives it back. */
export function SearchDialog({ dialog, onClose }: SearchDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState("");
  const search = useSearch(query, useLoaded(loadSiteSearch, true));

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog]);
  useFitAboveKeyboard(dialog);
  useResultKeys(form);

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      closedby="any"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-rule-2 bg-surface text-ink raised backdrop:bg-band-button/50 sm:mx-auto sm:mt-18 sm:h-auto sm:max-h-[min(40rem,calc(100dvh-9rem))] sm:max-w-2xl sm:rounded-overlay sm:border"
    >
      <form
        ref={form}
        role="search"
        aria-label="This site"
        className="flex h-full flex-col sm:max-h-[inherit]"
        onSubmit={(event) => {
          event.preventDefault();
          openFirst(event.currentTarget);
        }}
      >
        <div className="flex shrink-0 items-end gap-2.5 border-b border-axis p-4 sm:p-5">
          <SearchField label="Search this site" query={query} onQuery={setQuery} />
          <IconButton label="Close search" onClick={() => dialog.current?.close()} className="size-13">
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain p-4 sm:p-5">
          <SearchResults
            search={search}
            scope="site"
            limit={20}
            idle={<SearchSuggestions onChoose={() => dialog.current?.close()} />}
            onChoose={() => dialog.current?.close()}
          />
        </div>
        <p className="label-text shrink-0 border-t border-rule bg-sand px-5 py-2 text-ink-2 max-md:hidden">
          ↑ ↓ to move, Enter to open, Esc to close
        </p>
      </form>
    </dialog>
  );
}

export interface SearchDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

/** Enter opens the best result. On a touch screen it puts the keyboard away first, to show what there is. */
function openFirst(form: HTMLFormElement) {
  if (window.matchMedia("(pointer: coarse)").matches) form.querySelector("input")?.blur();
  else form.querySelector<HTMLElement>("ol a")?.click();
}

/** A phone's keyboard covers the page without making it smaller; the last result has to stay above it. */
function useFitAboveKeyboard(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () => {
      // A page that is zoomed in shows less too, but for another reason.
      const covered = viewport && viewport.scale < 1.01 && viewport.height < window.innerHeight - 100;
      if (dialog.current) dialog.current.style.maxHeight = covered ? `${viewport.height}px` : "";
    };
    viewport?.addEventListener("resize", fit);
    return () => viewport?.removeEventListener("resize", fit);
  }, [dialog]);
}
