import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";

export const chip =
  "flex h-7.5 max-w-full min-w-0 cursor-pointer list-none items-center gap-1.5 rounded-control border bg-surface px-2.5 text-label font-medium whitespace-nowrap transition-colors hover:border-ink [&::-webkit-details-marker]:hidden";
export const chipIdle = "border-rule-2 text-ink-2";
export const chipChosen = "border-ink text-ink";

interface ChoiceMenuProps {
  label: string;
  /** What a screen reader adds where the label alone would not tell. */
  screenReaderText?: string;
  icon?: ReactNode;
  isChosen: boolean;
  /** On which side of its button the list hangs. */
  align: "left" | "right";
  options: readonly { label: string; to: string; isChosen: boolean }[];
}

/** A button that opens a list of addresses: one press chooses, with or without scripts. */
export function ChoiceMenu({ label, screenReaderText, icon, isChosen, align, options }: ChoiceMenuProps) {
  return (
    <details name="queue-menu" data-dropdown className="relative min-w-0">
      <summary className={cx(chip, isChosen ? chipChosen : chipIdle)}>
        {icon}
        <span dir="auto" className="min-w-0 truncate">
          {label}
        </span>
        {screenReaderText && <span className="sr-only">{screenReaderText}</span>}
        <ChevronDown aria-hidden size={14} className="shrink-0 text-ink-3" />
      </summary>
      <ul
        className={cx(
          "absolute top-full z-40 mt-1.5 max-h-[60dvh] w-60 overflow-y-auto rounded-overlay border border-rule-2 bg-surface py-1.5 raised",
          align === "left" ? "left-0" : "right-0",
        )}
      >
        {options.map((option) => (
          <li key={option.to}>
            <a
              href={option.to}
              aria-current={option.isChosen || undefined}
              className={cx(
                "flex min-h-8.5 items-center justify-between gap-3 px-3.5 py-1 text-note focus-visible:outline-offset-[-2px]",
                option.isChosen ? "bg-blue-tint font-strong" : "hover:bg-sand-2",
              )}
            >
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {option.label}
              </span>
              {option.isChosen && <Check aria-hidden size={15} className="shrink-0 text-blue-text" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
