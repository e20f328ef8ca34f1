import type { ReactNode } from "react";

import type { Present } from "../../core/staff/presence.ts";
import { Avatar } from "../inbox/avatar";

interface TitleBarProps {
  number: string;
  title: string;
  others: readonly Present[];
  /** What can be done. */
  children: ReactNode;
}

export function TitleBar({ number, title, others, children }: TitleBarProps) {
  return (
    <div className="z-20 flex min-h-15 items-center gap-x-3 border-b border-rule-2 bg-paper px-4 py-2 max-md:flex-wrap md:sticky md:top-14 md:px-6">
      <a href="/desk" className="label-text text-ink-2 underline lg:hidden">
        Queue
      </a>
      <span className="label-text shrink-0 whitespace-nowrap text-ink-2">{number}</span>
      <h1
        dir="auto"
        className="min-w-0 text-callout-sm leading-tight font-strong tracking-callout max-md:w-full max-md:[overflow-wrap:anywhere] md:truncate"
        title={title}
      >
        {title}
      </h1>
      <span
        role="status"
        className="label-text flex shrink-0 flex-wrap items-center gap-x-3 font-strong text-blue-text"
      >
        {others.map(({ staffId, name, isWriting }) => (
          <span key={staffId} className="flex items-center gap-1.5">
            <Avatar name={name} isHere />
            <span dir="auto" className="max-w-40 truncate">
              {name} {isWriting ? "is writing" : "has it open"}
            </span>
          </span>
        ))}
      </span>
      {children}
    </div>
  );
}
