import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";

export interface FoldedProps {
  /** What is always visible, as one element: a heading, or a span. It opens the rest. */
  title: ReactNode;
  /** A sentence under the title that is never folded, as one element that may stand in a <summary>: a span. */
  lede?: ReactNode;
  /** Folded at every width: for detail that few readers want. */
  always?: boolean;
  /** From `sm` up its title, lede and content are cells of the grid that it stands in, so that they can have columns. */
  intoGrid?: boolean;
  /** Place and borders of the whole. */
  className?: string;
  /** What is folded away. */
  children: ReactNode;
}

/**
 * Detail that a phone folds away and every wider screen shows: on a phone a <details>, from `sm` up the title with the
 * content under it. The content is in the page once, can be found by searching in it, and is printed open.
 */
export function Folded({ title, lede, always, intoGrid, className, children }: FoldedProps) {
  return (
    <details
      className={cx("folded", !always && "folded-on-phone", intoGrid && "folded-into-grid", className)}
    >
      <summary>
        {title}
        {lede}
      </summary>
      {children}
    </details>
  );
}
