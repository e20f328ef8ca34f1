import { percent } from "./percent";

export interface AxisLabel {
  /** Where it stands, in per cent of the axis. */
  at: number;
  text: string | number;
  /** For the labels that a narrow screen leaves out, e.g. "max-sm:hidden". */
  className?: string | undefined;
}

/** The labels of an axis, inside an SVG. Each is centred on its place; those at the two ends stay inside the drawing. */
export function AxisLabels({ labels, y }: { labels: readonly AxisLabel[]; y: number }) {
  return labels.map(({ at, text, className }) => (
    <text
      key={at}
      x={percent(at)}
      y={y}
      textAnchor={at === 0 ? "start" : at === 100 ? "end" : "middle"}
      className={className}
    >
      {text}
    </text>
  ));
}
