import Search from "lucide-react/icons/search";
import type { Ref } from "react";

import { CommandK } from "../keys/key-cap";

interface InboxSearchProps {
  /** What was searched for. */
  query: string;
  ref?: Ref<HTMLInputElement>;
  onPalette?: () => void;
}

/** Number, person, company or text. A plain form; with scripts all commands are one key away. */
export function InboxSearch({ query, ref, onPalette }: InboxSearchProps) {
  return (
    <form
      role="search"
      aria-label="Enquiries"
      action="/desk"
      className="flex h-9 w-full items-center gap-2 rounded-control border border-control bg-surface pl-2.75 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-blue-text"
    >
      <Search aria-hidden size={16} className="shrink-0 text-ink-3" />
      <input
        ref={ref}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={200}
        aria-label="Search enquiries by number, person, company or text"
        placeholder="Search or jump to"
        className="h-full min-w-0 flex-1 bg-transparent text-tool outline-none placeholder:text-ink-3"
      />
      {onPalette && (
        <button
          type="button"
          aria-label="All commands"
          onClick={onPalette}
          className="h-full cursor-pointer px-2 noscript:hidden"
        >
          <CommandK />
        </button>
      )}
    </form>
  );
}
