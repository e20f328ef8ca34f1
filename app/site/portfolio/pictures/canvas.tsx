import type { ReactNode } from "react";

/** All pictures have one height, less on a phone; their width is that of the column. */
const HEIGHT = 264;
/** Units from side to side in the part that stretches. */
export const WIDTH = 1000;

/**
 * The sheet of a picture. `marks` stretch with the column, WIDTH units wide, heights in pixels of a wide screen; text never
 * stretches, so it comes as children, placed in per cent.
 */
export function Canvas({ marks, children }: { marks: ReactNode; children: ReactNode }) {
  return (
    <svg aria-hidden width="100%" height={HEIGHT} className="block overflow-visible max-sm:h-56">
      <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {marks}
      </svg>
      {children}
    </svg>
  );
}

export interface NoteProps {
  /** From the left edge, in units of WIDTH. */
  x?: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  /** Quiet text: axes and the state before. */
  quiet?: boolean;
  children: ReactNode;
}

export function Note({ x = 0, y, anchor = "start", quiet, children }: NoteProps) {
  return (
    <text
      x={`${(x / WIDTH) * 100}%`}
      y={`${(y / HEIGHT) * 100}%`}
      textAnchor={anchor}
      className={quiet ? "label-text text-ink-2" : "label-text font-bold"}
    >
      {children}
    </text>
  );
}
