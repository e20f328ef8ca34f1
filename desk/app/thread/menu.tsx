import type { ReactNode } from "react";

import { KeyCap } from "../keys/key-cap";

export const barItem =
  "inline-flex min-h-8.5 cursor-pointer list-none items-center justify-center gap-2 rounded-control border border-rule-2 bg-surface px-2.5 text-note leading-tight font-medium whitespace-nowrap transition-colors hover:border-ink max-md:h-15 max-md:w-full max-md:flex-col max-md:gap-1 max-md:rounded-none max-md:border-0 max-md:px-0 max-md:text-tick [&::-webkit-details-marker]:hidden";

interface MenuProps {
  /** Found by it when its key is pressed. */
  id: string;
  label: ReactNode;
  /** What a screen reader adds where the label alone would not tell. */
  screenReaderText?: string;
  icon: ReactNode;
  singleKey?: string;
  children: ReactNode;
}

/** A button that opens a small form, with or without scripts. Only one is open at a time. */
export function Menu({ id, label, screenReaderText, icon, singleKey, children }: MenuProps) {
  return (
    <details name="act" id={id} className="relative max-md:static max-md:flex-1">
      <summary className={barItem}>
        {icon}
        <span dir="auto" className="max-w-28 truncate max-md:max-w-14">
          {label}
        </span>
        {screenReaderText && <span className="sr-only">{screenReaderText}</span>}
        {singleKey && <BarKey>{singleKey}</BarKey>}
      </summary>
      <div className="absolute top-full right-0 z-40 mt-1.5 w-72 rounded-overlay border border-rule-2 bg-surface p-4 raised max-md:fixed max-md:inset-x-2 max-md:top-auto max-md:bottom-17 max-md:max-h-[70dvh] max-md:w-auto max-md:overflow-y-auto">
        {children}
      </div>
    </details>
  );
}

/** A thumb has no keys. */
export function BarKey({ children }: { children: string }) {
  return (
    <span aria-hidden className="max-md:hidden">
      <KeyCap>{children}</KeyCap>
    </span>
  );
}
