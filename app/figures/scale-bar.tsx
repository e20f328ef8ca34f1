import { percent } from "./percent";

export interface ScaleBarProps {
  /** What the bar shows, and what fills the width. */
  value: number;
  full: number;
  /** Its thickness in pixels. */
  height: number;
  /** What the bar lies on: a track as thick as itself, or a hairline along its middle. */
  track?: "bar" | "line";
  /** The colour of the bar, e.g. "fill-accent". */
  className: string;
}

/** One bar to scale. Decorative: its number stands beside it. */
export function ScaleBar({ value, full, height, track, className }: ScaleBarProps) {
  return (
    <svg aria-hidden width="100%" height={height} className="block">
      {track === "bar" && <rect width="100%" height={height} className="fill-rule" />}
      {track === "line" && <rect y={(height - 1) / 2} width="100%" height="1" className="fill-rule-2" />}
      <rect width={percent(value, full)} height={height} className={className} />
    </svg>
  );
}
