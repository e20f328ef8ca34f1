import CommandSign from "lucide-react/icons/command";
import type { ReactNode } from "react";

/** A key as it looks on a keyboard. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[3px] border border-rule-2 bg-surface px-1 font-sans text-tick leading-none font-medium text-ink-3 narrow">
      {children}
    </kbd>
  );
}

/** ⌘ is not in our font: it is drawn. */
export function CommandK() {
  return (
    <span aria-hidden className="flex gap-0.75">
      <KeyCap>
        <CommandSign size={12} />
      </KeyCap>
      <KeyCap>K</KeyCap>
    </span>
  );
}
