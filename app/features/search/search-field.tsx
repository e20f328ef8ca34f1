import { useId } from "react";

interface SearchFieldProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
}

/** Not type="search": there Escape empties the field instead of closing the dialog. */
export function SearchField({ label, query, onQuery }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <label htmlFor={id} className="font-strong tracking-control">
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="Pages, plans, help, articles"
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
        className="h-13 w-full min-w-0 rounded-control border border-control bg-surface px-3.5 text-ink placeholder:text-ink-3 hover:border-ink"
      />
    </div>
  );
}
