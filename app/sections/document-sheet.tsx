import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { Folded } from "~/ui/folded";

export interface DocumentSheetProps {
  /** What the document is and what it is about, e.g. "Runbook: database disk almost full". */
  title: string;
  /** As it is filed, e.g. "RB-014". */
  number: string;
  /** A date, with the time zone if the document has clock times: "14 November 2025, times in IST". */
  date: string;
  /** The last line: who signs, approves or keeps it. Roles, never names of people. */
  foot: string;
  /** Says what the example shows; "Example: " is put before it. */
  caption: string;
  /** On a phone its head opens the rest: for a sheet that is one example among other things. */
  folded?: boolean;
  /** What stands between head and foot: one or more of the bodies in sheet-….tsx. */
  children: ReactNode;
}

/** A document without its body, as a page's content names it. */
export type SheetCopy = Omit<DocumentSheetProps, "children">;

/**
 * A sheet of paper that a client gets in hand. Its title is no heading of the page: a reader who goes from heading to
 * heading looks for what we offer, and finds the sheet under it.
 */
export function DocumentSheet({ title, number, date, foot, caption, folded, children }: DocumentSheetProps) {
  const head = (
    <span
      className={cx(
        "flex grow flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-axis pb-4",
        folded && "max-sm:border-b-0 max-sm:pb-0",
      )}
    >
      <span className="text-h4">{title}</span>{" "}
      <span className="label-text text-ink-3">
        {number}, {date}
      </span>
    </span>
  );
  const rest = (
    <>
      {children}
      <p className="mt-4 text-small text-ink-2">{foot}</p>
    </>
  );
  return (
    <FigureFrame caption={caption} example>
      <div className={cx("border border-rule-2 bg-surface md:p-8", folded ? "px-5 py-1.5 sm:py-5" : "p-5")}>
        {folded ? (
          <Folded title={head}>{rest}</Folded>
        ) : (
          <>
            <p>{head}</p>
            {rest}
          </>
        )}
      </div>
    </FigureFrame>
  );
}
