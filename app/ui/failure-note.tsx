import { type ReactNode, useEffect, useRef } from "react";

import { cx } from "~/lib/react/cx";

interface FailureNoteProps {
  /** What did not work, in a sentence. */
  title: string;
  /** What the visitor can do about it. */
  children: ReactNode;
  className?: string;
}

/** Says that something did not work. It takes focus when it appears, so that it is read out. */
export function FailureNote({ title, children, className }: FailureNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className={cx("border-l-4 border-danger bg-danger-tint p-5", className)}
    >
      <p className="font-strong">{title}</p>
      <p className="mt-1 text-ink-2">{children}</p>
    </div>
  );
}
