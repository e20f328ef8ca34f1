import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

import { cx } from "~/lib/react/cx";

export interface Tab {
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  tabs: readonly Tab[];
  /** Which one is open at first. */
  initial?: number;
}

/**
 * WAI-ARIA tabs with automatic activation. All panels are in the HTML, and all are shown where no script runs.
 * The headless libraries weigh 9 to 13 KB for this; see docs/decisions/005-headless-widgets.md.
 */
export function Tabs({ label, tabs, initial = 0 }: TabsProps) {
  const [active, setActive] = useState(initial);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: active === last ? 0 : active + 1,
      ArrowLeft: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-5 overflow-x-auto sm:gap-8 border-b border-rule-2 noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={onKeyDown}
            className={cx(
              "cursor-pointer border-b-3 pt-3.5 pb-3.5 text-left text-body leading-tight font-strong tracking-tab sm:text-title-sm sm:whitespace-nowrap",
              index === active ? "border-blue text-ink" : "border-transparent text-ink-3 hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          className={cx(index !== active && "hidden noscript:block")}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
