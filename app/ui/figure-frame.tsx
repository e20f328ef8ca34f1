import type { ReactNode } from "react";

export interface FigureFrameProps {
  /** What is drawn, in one line. */
  caption: string;
  /** Marks a curve with no figure of ours behind it. */
  example?: boolean;
  /** What the colours mean. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A drawing with its caption. The drawing itself carries its text alternative. */
export function FigureFrame({ caption, example, legend, children }: FigureFrameProps) {
  return (
    <figure>
      {children}
      {legend && <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1">{legend}</div>}
      <figcaption className="label-text mt-3.5 text-ink-3">
        {example && "Example: "}
        {caption}
      </figcaption>
    </figure>
  );
}
